import { defineConfig } from 'vitest/config'
import { closingLine } from '../support/closing-line.ts'

/** `npm run faults`: the built app, killed, cut off and restarted under load, all of it. */
export default defineConfig({
  test: {
    include: ['tests/faults/**/*.test.ts'],
    globalSetup: [
      'tests/faults/build.ts',
      'tests/support/database-for-tests.ts',
      'tests/support/run-folder.ts',
    ],
    maxWorkers: 1,
    // Says each test by its name, also the skipped ones.
    reporters: ['verbose', closingLine('faults')],
    testTimeout: 900_000,
    hookTimeout: 300_000,
  },
})
