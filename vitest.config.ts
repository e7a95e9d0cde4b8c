import { defineConfig } from 'vitest/config'
import { closingLine } from './tests/support/closing-line.ts'

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules', 'build', 'tests/faults'],
    globalSetup: ['tests/support/database-for-tests.ts'],
    reporters: ['default', closingLine('unit')],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
