// The tables of Objective-C, where they have been fetched.
#pragma clang diagnostic ignored "-Weverything"

#if __has_include("../../.tools/grammars/tree-sitter-objc/src/parser.c")
#include "../../.tools/grammars/tree-sitter-objc/src/parser.c"
#endif
