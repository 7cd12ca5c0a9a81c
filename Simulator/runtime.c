// What Embedded Swift asks of the system: memory, and a few loops over bytes. The module has no other imports.

typedef __SIZE_TYPE__ size_t;

extern unsigned char __heap_base;

// Free blocks are kept by size: the smallest power of two that holds what was asked for, from 16 bytes on. A block carries
// its class in the 16 bytes before it, so that it is aligned to 16, which is the most that the module asks for.
enum { smallest = 4, classes = 28, header = 16, page = 65536 };

static unsigned char *end;
static void *blocks[classes];

static void *allocate(size_t size) {
    int class = smallest;
    while (((size_t)1 << class) < size) {
        if (++class == classes) __builtin_trap();
    }
    if (blocks[class]) {
        void *block = blocks[class];
        blocks[class] = *(void **)block;
        return block;
    }
    if (!end) end = (unsigned char *)(((size_t)&__heap_base + 15) & ~(size_t)15);
    unsigned char *start = end;
    end += header + ((size_t)1 << class);
    size_t memory = __builtin_wasm_memory_size(0) * (size_t)page;
    if ((size_t)end > memory) {
        size_t missing = ((size_t)end - memory + page - 1) / page;
        if (__builtin_wasm_memory_grow(0, missing) == (size_t)-1) __builtin_trap();
    }
    *(int *)start = class;
    return start + header;
}

void *malloc(size_t size) { return allocate(size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
    if (alignment > 16) return 22; // EINVAL
    *result = allocate(size);
    return 0;
}

void free(void *block) {
    if (!block) return;
    int class = *(int *)((unsigned char *)block - header);
    *(void **)block = blocks[class];
    blocks[class] = block;
}

void *memset(void *target, int value, size_t size) {
    unsigned char *bytes = target;
    while (size--) *bytes++ = (unsigned char)value;
    return target;
}

void *memcpy(void *restrict target, const void *restrict source, size_t size) {
    unsigned char *to = target;
    const unsigned char *from = source;
    while (size--) *to++ = *from++;
    return target;
}

void *memmove(void *target, const void *source, size_t size) {
    unsigned char *to = target;
    const unsigned char *from = source;
    if (to < from) {
        while (size--) *to++ = *from++;
    } else {
        while (size--) to[size] = from[size];
    }
    return target;
}

// The stack grows away from the heap and traps where it ends; nothing is to be guarded.
unsigned int __stack_chk_guard = 0x5ca1ab1e;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }
