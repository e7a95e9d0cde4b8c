import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { REPORT_WORLD } from '#server/features/paper/paper-world.ts'
import { startTypst, type Typst } from './typst.ts'

let folder = ''
const started: Typst[] = []
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'typst-'))
  const head = '#set document(title: "T", date: none)\n#let data = json(bytes(sys.inputs.data))\n'
  writeFileSync(
    join(folder, 'plain.typ'),
    `${head}#set text(lang: "en", font: "Markazi Text", fallback: false)\n#data.text`,
  )
  writeFileSync(
    join(folder, 'slow.typ'),
    `${head}#{ let sum = 0; for a in range(6000) { for b in range(3000) { sum += b } } }`,
  )
})
afterAll(async () => {
  for (const typst of started) await typst.stop()
  rmSync(folder, { recursive: true })
})

function start(limits: { ofOwner: number; ofAll: number; milliseconds: number }): Typst {
  const typst = startTypst({ folder, fonts: REPORT_WORLD.fonts }, limits)
  started.push(typst)
  return typst
}
const plain = async () => ({ template: '/plain.typ', data: { text: 'Hello' } })
const slow = async () => ({ template: '/slow.typ', data: { text: 'x' } })

it('refuses what is too much for one owner, then for all, before anything is prepared', async () => {
  const typst = start({ ofOwner: 2, ofAll: 3, milliseconds: 20_000 })
  let prepared = 0
  const counted = () => {
    prepared++
    return plain()
  }
  const asked = ['a', 'a', 'a', 'b', 'b'].map(owner => typst.typeset(owner, counted))
  const kinds = (await Promise.all(asked)).map(done => (done.kind === 'busy' ? done.scope : done.kind))
  expect(kinds).toEqual(['pdf', 'pdf', 'owner', 'pdf', 'all'])
  expect(prepared).toBe(3)
  expect((await typst.typeset('a', plain)).kind).toBe('pdf')
})

it('gives up on a document that takes too long, and makes the next one', async () => {
  const typst = start({ ofOwner: 4, ofAll: 4, milliseconds: 2500 })
  const [first, second] = await Promise.all([typst.typeset('a', slow), typst.typeset('a', plain)])
  expect(first).toEqual({ kind: 'failed', reason: 'time limit' })
  expect(second.kind).toBe('pdf')
})

it('says that a template failed without repeating the data', async () => {
  const typst = start({ ofOwner: 4, ofAll: 4, milliseconds: 20_000 })
  const failed = await typst.typeset('a', async () => ({ template: '/plain.typ', data: { text: '李' } }))
  expect(failed.kind).toBe('failed')
  expect(JSON.stringify(failed)).not.toContain('李')
})

it('frees the place of a document that could not be prepared', async () => {
  const typst = start({ ofOwner: 1, ofAll: 1, milliseconds: 20_000 })
  await expect(typst.typeset('a', () => Promise.reject(new Error('no such attempt')))).rejects.toThrow()
  expect((await typst.typeset('a', plain)).kind).toBe('pdf')
})
