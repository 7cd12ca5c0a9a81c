#ifndef REGLAZE_TREE_SITTER_H
#define REGLAZE_TREE_SITTER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The languages whose parsers `Scripts/fetch-grammars` fetches. What could not be fetched is compiled as an absent language, so that
// Swift sees the same functions either way.
typedef enum { ReglazeLanguageObjectiveC, ReglazeLanguageKotlin } ReglazeLanguage;

enum {
    ReglazeNodeNamed = 1,
    // The node, or one below it, could not be read.
    ReglazeNodeHasError = 2,
    ReglazeNodeIsError = 4,
    // The parser made the node up.
    ReglazeNodeIsMissing = 8,
    // Comments, and whatever else the grammar allows everywhere.
    ReglazeNodeIsExtra = 16,
};

// A node of a tree that is laid out in source order, parents before children.
typedef struct {
    uint32_t start;
    uint32_t end;
    // The index of the parent; of the root, its own.
    uint32_t parent;
    // The index after the last node below this one: the next sibling, where there is one.
    uint32_t next;
    // See `reglaze_kind_name`.
    uint16_t kind;
    // See `reglaze_field_name`; 0 for none.
    uint16_t field;
    uint8_t flags;
} ReglazeNode;

typedef struct {
    // To be freed with `free`; null where the parser gave up.
    ReglazeNode *nodes;
    uint32_t count;
} ReglazeTree;

bool reglaze_has_language(ReglazeLanguage language);

// Reads a text whose length fits into 31 bits.
//
// effort: how often the parser may take a hundred steps before it gives up. It is counted, not timed, so that one text always gives
// one result.
ReglazeTree reglaze_parse(ReglazeLanguage language, const uint8_t *text, uint32_t length, uint64_t effort);

// The number of kinds of nodes. Kinds at or above it are errors.
uint32_t reglaze_kind_count(ReglazeLanguage language);
const char *reglaze_kind_name(ReglazeLanguage language, uint16_t kind);

// The number of fields; they are numbered from 1 to it.
uint32_t reglaze_field_count(ReglazeLanguage language);
const char *reglaze_field_name(ReglazeLanguage language, uint16_t field);

#endif
