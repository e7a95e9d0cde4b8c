/** The fuzz of every day (tests/fuzz), four times as far. */
process.env.FUZZ_RUNS ??= '500'
await import('../fuzz/fuzz.test.ts')

export {}
