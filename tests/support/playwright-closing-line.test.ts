import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from './temporary-folder.ts'

// Playwright takes a new process for each second try, which a busy machine starts slowly.
vi.setConfig({ testTimeout: 120_000 })

const CONFIG = join(import.meta.dirname, 'retried-journeys', 'playwright.config.ts')
const PLAYWRIGHT = join(import.meta.dirname, '..', '..', 'node_modules', '@playwright', 'test', 'cli.js')

function run(journeys: { RETRIED?: string; FAILING?: string }): Promise<{ code: number; said: string[] }> {
  const folder = temporaryFolder('retried')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return new Promise(resolve => {
    const env = { ...process.env, ...journeys, TMPDIR: folder, OUTPUT_FOLDER: join(folder, 'output') }
    execFile(process.execPath, [PLAYWRIGHT, 'test', '--config', CONFIG], { env }, (error, stdout) =>
      resolve({
        code: typeof error?.code === 'number' ? error.code : 0,
        said: stdout.split('\n').filter(Boolean),
      }),
    )
  })
}

test('journeys that pass at once end in the closing line alone', async () => {
  expect(await run({})).toEqual({ code: 0, said: ['journeys: 3 passed, 0 failed'] })
})

test('two that pass at the second try are named and counted, and the run has passed', async () => {
  const { code, said } = await run({ RETRIED: '2' })
  expect(code).toBe(0)
  expect(said).toEqual([
    'retried: sample.ts › passes at the second try 0',
    'retried: sample.ts › passes at the second try 1',
    '2 passed at the second try; more than 2 fail the run',
    'journeys: 5 passed, 0 failed',
  ])
})

test('a third one fails the run', async () => {
  const { code, said } = await run({ RETRIED: '3' })
  expect(code).toBe(1)
  expect(said.at(-1)).toBe('journeys: 3 passed, 3 failed')
})

test('what fails at every try is a failure, not a retry', async () => {
  const { code, said } = await run({ FAILING: '1' })
  expect(code).toBe(1)
  expect(said).toEqual(['journeys: 3 passed, 1 failed'])
})
