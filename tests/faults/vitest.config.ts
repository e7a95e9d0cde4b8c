import { defineConfig } from 'vitest/config'
import { closingLine } from '../support/closing-line.ts'

const named = (names: readonly string[]) => names.map(name => `tests/faults/${name}.test.ts`)

/** They hold somebody to a time, or start the app again on a port that another's connection could have taken. */
const ALONE = named([
  'answering',
  'database-limits',
  'database-restart',
  'graceful-stop',
  'kill-the-app',
  'slow-clients',
  'stalled-log',
  'two-servers',
  'unfinished-bodies',
])
/** Longer runs of unit tests. */
const FURTHER = named(['fuzz', 'money'])

const limits = { testTimeout: 900_000, hookTimeout: 300_000 }

/** `npm run faults`: the built app, killed, cut off and restarted under load, all of it. */
export default defineConfig({
  test: {
    globalSetup: [
      'tests/faults/build.ts',
      'tests/support/database-for-tests.ts',
      'tests/support/run-folder.ts',
    ],
    // Says each test by its name, also the skipped ones.
    reporters: ['verbose', closingLine('faults')],
    projects: [
      {
        test: {
          ...limits,
          name: 'beside',
          include: named(['*']),
          exclude: [...ALONE, ...FURTHER],
          // Two at a time: mostly they wait, for a timer, a restart or the end of a backup.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: { ...limits, name: 'alone', include: ALONE, maxWorkers: 1, sequence: { groupOrder: 2 } },
      },
      {
        test: { ...limits, name: 'further', include: FURTHER, maxWorkers: 1, sequence: { groupOrder: 3 } },
      },
    ],
  },
})
