import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { closingLine } from './tests/support/closing-line.ts'

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules', 'build', 'tests/faults'],
    globalSetup: ['tests/support/database-for-tests.ts', 'tests/support/run-folder.ts'],
    // One more than the cores of a small machine: many files wait for a queue, a mail server or a process. Left to itself vitest
    // takes one fewer than the cores.
    maxWorkers: Math.min(availableParallelism() + 1, 8),
    reporters: ['default', closingLine('unit')],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
