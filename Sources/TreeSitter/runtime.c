// The parsers' common part, where it has been fetched.
#pragma clang diagnostic ignored "-Weverything"

#if __has_include("../../.tools/grammars/tree-sitter/tree_sitter/core/lib/src/lib.c")
#include "../../.tools/grammars/tree-sitter/tree_sitter/core/lib/src/lib.c"
#endif
