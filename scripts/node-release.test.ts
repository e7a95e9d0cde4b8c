import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

const SCRIPT = fileURLToPath(new URL('./node-release.ts', import.meta.url))
const [major = 0, minor = 0, patch = 0] = process.versions.node.split('.').map(Number)

let list: unknown
const server = createServer((_, response) => response.end(JSON.stringify(list)))
beforeAll(() => new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise(resolve => server.close(resolve)))

function ask(): Promise<{ code: number; said: string }> {
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/index.json`
  return new Promise(resolve => {
    const child = execFile(process.execPath, [SCRIPT, address], (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, said: stdout + stderr }),
    )
  })
}

it('names the security releases of its own line that this Node is behind', async () => {
  list = [
    { version: `v${major + 1}.9.9`, security: true },
    { version: `v${major}.${minor + 1}.1`, security: true },
    { version: `v${major}.${minor + 1}.0`, security: false },
    { version: `v${major}.${minor}.${patch}`, security: true },
    { version: `v${major}.0.${patch + 1}`, security: true },
  ]
  const { code, said } = await ask()
  expect(code).toBe(1)
  expect(said).toContain(`security releases v${major}.${minor + 1}.1:`)
})

it('has nothing to say where what is newer mends no hole', async () => {
  list = [{ version: `v${major}.${minor + 1}.0`, security: false }]
  expect(await ask()).toEqual({ code: 0, said: expect.stringContaining('every security release') })
})

it('does not take an unreadable list for good news', async () => {
  list = { maintenance: true }
  expect((await ask()).code).toBe(2)
})
