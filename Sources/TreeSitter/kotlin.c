// The tables of Kotlin and its scanner, where they have been fetched.
#pragma clang diagnostic ignored "-Weverything"

#if __has_include("../../.tools/grammars/tree-sitter-kotlin/src/parser.c")
#include "../../.tools/grammars/tree-sitter-kotlin/src/parser.c"
#include "../../.tools/grammars/tree-sitter-kotlin/src/scanner.c"
#endif
