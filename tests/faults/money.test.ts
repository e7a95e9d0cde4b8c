import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '..', '..')

/** The unit test walks 50; this is the same walk, further, on a seed of the day. */
test('after any of 1,000 random journeys with faults our ledger is the provider’s, to the halala', async () => {
  const { stdout } = await run(
    process.execPath,
    [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', 'server/features/money/ledger.test.ts'],
    {
      cwd: ROOT,
      env: { JOURNEYS: '1000', JOURNEY_SEED: String(Math.floor(Date.now() / 86_400_000)), ...process.env },
      maxBuffer: 1 << 26,
    },
  )
  expect(stdout).toContain('1 passed')
}, 1_800_000)
