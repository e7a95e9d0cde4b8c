import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSecret, sign } from './secret.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wijha-secret-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('the secret of the environment comes first, and nothing is written', () => {
  const given = 'g'.repeat(40)
  expect(readSecret({ AUTH_SECRET: given, DATA_DIR: folder })).toBe(given)
  expect(readdirSync(folder)).toEqual([])
})

test('a secret is made once and found again', () => {
  const made = readSecret({ AUTH_SECRET: undefined, DATA_DIR: join(folder, 'new') })
  expect(made).toHaveLength(64)
  expect(readSecret({ AUTH_SECRET: undefined, DATA_DIR: join(folder, 'new') })).toBe(made)
})

test('only its owner may read the file, also after someone opened it up', () => {
  readSecret({ AUTH_SECRET: undefined, DATA_DIR: folder })
  chmodSync(join(folder, 'auth-secret'), 0o644)
  readSecret({ AUTH_SECRET: undefined, DATA_DIR: folder })
  expect(statSync(join(folder, 'auth-secret')).mode & 0o777).toBe(0o600)
})

test('processes that start together agree on one secret', async () => {
  const script = `import { readSecret } from '#server/secret.ts'
    process.stdout.write(readSecret({ DATA_DIR: ${JSON.stringify(folder)} }))`
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => {
      const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
        cwd: join(import.meta.dirname, '..'),
      })
      return text(child.stdout)
    }),
  )
  expect(new Set(answers)).toEqual(new Set([readFileSync(join(folder, 'auth-secret'), 'utf8').trim()]))
  expect(readdirSync(folder)).toEqual(['auth-secret'])
})

test('a file that was cut short is refused rather than used', () => {
  writeFileSync(join(folder, 'auth-secret'), 'short\n')
  expect(() => readSecret({ AUTH_SECRET: undefined, DATA_DIR: folder })).toThrow('32 characters')
})

test('what is signed for one purpose does not pass for another', () => {
  expect(sign('secret', 'session', 'value')).not.toBe(sign('secret', 'anti-forgery', 'value'))
})

test('long values that were made up are not remembered', () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const used = () => {
    collect()
    return process.memoryUsage().heapUsed
  }
  const before = used()
  for (let n = 0; n < 3000; n++) sign('secret', 'session', `${n}${'x'.repeat(15_000)}`)
  expect(used() - before).toBeLessThan(10_000_000)
})
