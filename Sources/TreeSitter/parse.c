// Lays a parsed text out as one array, so that Swift need not hold on to the parser's own memory.
#include "TreeSitter.h"

#include <stdlib.h>

#define TREE_SITTER_API "../../.tools/grammars/tree-sitter/tree_sitter/core/lib/include/tree_sitter/api.h"

#if __has_include(TREE_SITTER_API)
#include TREE_SITTER_API

#if __has_include("../../.tools/grammars/tree-sitter-objc/src/parser.c")
const TSLanguage *tree_sitter_objc(void);
#else
static const TSLanguage *tree_sitter_objc(void) { return NULL; }
#endif

#if __has_include("../../.tools/grammars/tree-sitter-kotlin/src/parser.c")
const TSLanguage *tree_sitter_kotlin(void);
#else
static const TSLanguage *tree_sitter_kotlin(void) { return NULL; }
#endif

static const TSLanguage *language_of(ReglazeLanguage language) {
    switch (language) {
    case ReglazeLanguageObjectiveC: return tree_sitter_objc();
    case ReglazeLanguageKotlin: return tree_sitter_kotlin();
    }
    return NULL;
}

typedef struct {
    const uint8_t *text;
    uint32_t length;
} Input;

static const char *read_input(void *payload, uint32_t offset, TSPoint position, uint32_t *count) {
    (void)position;
    const Input *input = payload;
    *count = offset < input->length ? input->length - offset : 0;
    return offset < input->length ? (const char *)input->text + offset : "";
}

// Whether the parser is to give up.
static bool spend(TSParseState *state) {
    uint64_t *effort = state->payload;
    if (*effort == 0) return true;
    *effort -= 1;
    return false;
}

static TSTree *parse(const TSLanguage *language, Input *input, uint64_t *effort) {
    TSParser *parser = ts_parser_new();
    TSTree *tree = NULL;
    if (ts_parser_set_language(parser, language)) {
        TSInput source = {.payload = input, .read = read_input, .encoding = TSInputEncodingUTF8};
        TSParseOptions options = {.payload = effort, .progress_callback = spend};
        tree = ts_parser_parse_with_options(parser, NULL, source, options);
    }
    ts_parser_delete(parser);
    return tree;
}

static uint8_t flags_of(TSNode node) {
    uint8_t flags = 0;
    if (ts_node_is_named(node)) flags |= ReglazeNodeNamed;
    if (ts_node_has_error(node)) flags |= ReglazeNodeHasError;
    if (ts_node_is_error(node)) flags |= ReglazeNodeIsError;
    if (ts_node_is_missing(node)) flags |= ReglazeNodeIsMissing;
    if (ts_node_is_extra(node)) flags |= ReglazeNodeIsExtra;
    return flags;
}

// Appends a node; false where there is no memory for it.
static bool append(ReglazeTree *tree, uint32_t *capacity, TSTreeCursor *cursor, uint32_t parent) {
    if (tree->count == *capacity) {
        uint32_t wanted = *capacity * 2;
        ReglazeNode *grown = realloc(tree->nodes, (size_t)wanted * sizeof(ReglazeNode));
        if (grown == NULL) return false;
        tree->nodes = grown;
        *capacity = wanted;
    }
    TSNode node = ts_tree_cursor_current_node(cursor);
    tree->nodes[tree->count] = (ReglazeNode){
        .start = ts_node_start_byte(node),
        .end = ts_node_end_byte(node),
        .parent = parent,
        .next = tree->count + 1,
        .kind = ts_node_symbol(node),
        .field = ts_tree_cursor_current_field_id(cursor),
        .flags = flags_of(node),
    };
    tree->count += 1;
    return true;
}

ReglazeTree reglaze_parse(ReglazeLanguage language, const uint8_t *text, uint32_t length, uint64_t effort) {
    ReglazeTree result = {0};
    const TSLanguage *grammar = language_of(language);
    if (grammar == NULL) return result;
    Input input = {.text = text, .length = length};
    TSTree *tree = parse(grammar, &input, &effort);
    if (tree == NULL) return result;

    uint32_t capacity = length / 4 + 16;
    result.nodes = malloc((size_t)capacity * sizeof(ReglazeNode));
    TSTreeCursor cursor = ts_tree_cursor_new(ts_tree_root_node(tree));
    // The deepest node whose children are being laid out.
    uint32_t parent = 0;
    bool is_whole = result.nodes != NULL && append(&result, &capacity, &cursor, 0);
    bool is_done = false;
    while (is_whole && !is_done) {
        uint32_t here = result.count - 1;
        if (ts_tree_cursor_goto_first_child(&cursor)) {
            parent = here;
        } else {
            while (!ts_tree_cursor_goto_next_sibling(&cursor)) {
                if (!ts_tree_cursor_goto_parent(&cursor)) {
                    is_done = true;
                    break;
                }
                result.nodes[parent].next = result.count;
                parent = result.nodes[parent].parent;
            }
        }
        if (!is_done) is_whole = append(&result, &capacity, &cursor, parent);
    }
    ts_tree_cursor_delete(&cursor);
    ts_tree_delete(tree);
    if (!is_whole) {
        free(result.nodes);
        result = (ReglazeTree){0};
    }
    return result;
}

bool reglaze_has_language(ReglazeLanguage language) { return language_of(language) != NULL; }

uint32_t reglaze_kind_count(ReglazeLanguage language) {
    const TSLanguage *grammar = language_of(language);
    return grammar == NULL ? 0 : ts_language_symbol_count(grammar);
}

const char *reglaze_kind_name(ReglazeLanguage language, uint16_t kind) {
    const TSLanguage *grammar = language_of(language);
    return grammar == NULL ? NULL : ts_language_symbol_name(grammar, kind);
}

uint32_t reglaze_field_count(ReglazeLanguage language) {
    const TSLanguage *grammar = language_of(language);
    return grammar == NULL ? 0 : ts_language_field_count(grammar);
}

const char *reglaze_field_name(ReglazeLanguage language, uint16_t field) {
    const TSLanguage *grammar = language_of(language);
    return grammar == NULL ? NULL : ts_language_field_name_for_id(grammar, field);
}

#else

bool reglaze_has_language(ReglazeLanguage language) { return (void)language, false; }

ReglazeTree reglaze_parse(ReglazeLanguage language, const uint8_t *text, uint32_t length, uint64_t effort) {
    (void)language, (void)text, (void)length, (void)effort;
    return (ReglazeTree){0};
}

uint32_t reglaze_kind_count(ReglazeLanguage language) { return (void)language, 0; }
const char *reglaze_kind_name(ReglazeLanguage language, uint16_t kind) { return (void)language, (void)kind, NULL; }
uint32_t reglaze_field_count(ReglazeLanguage language) { return (void)language, 0; }
const char *reglaze_field_name(ReglazeLanguage language, uint16_t field) { return (void)language, (void)field, NULL; }

#endif
