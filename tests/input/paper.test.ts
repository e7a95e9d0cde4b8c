import { inflateSync } from 'node:zlib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountsApi, createAccountsApi } from '../support/accounts.ts'
import { createTaker } from '../support/unlocked.ts'

let world: AccountsApi
beforeAll(async () => {
  world = await createAccountsApi()
})
afterAll(() => world.close())

/** What makes a viewer act: run, start, send, import, open by itself, carry a file. */
const ACTIVE =
  /\/(JS|JavaScript|Launch|OpenAction|AA|SubmitForm|ImportData|GoToR|GoToE|EmbeddedFiles?|RichMedia|XFA|AcroForm|Rendition|Movie|Sound)\b/

test.each(['ar', 'en'])(
  'the paper in %s does nothing, names no path and leads nowhere but to us',
  async lang => {
    const probe = '#link("javascript:alert(1)") https://evil.example'
    const taker = await createTaker(world, { profile: { fullName: probe } })
    const answer = await world.api.request(`/api/assessment/${taker.assessmentId}/pdf-report?lang=${lang}`, {
      headers: { cookie: taker.cookieHeader() },
    })
    expect(answer.status).toBe(200)
    const bytes = new Uint8Array(await answer.arrayBuffer())

    const whole = unpacked(bytes)
    expect(whole).toMatch(/\/Type\s*\/Catalog/)
    expect(whole.match(ACTIVE)?.[0]).toBeUndefined()
    for (const trace of [process.cwd(), '/home/', '/tmp/', 'node_modules', taker.email, taker.userId])
      expect(whole).not.toContain(trace)

    const task = getDocument({ data: bytes.slice(), verbosity: 0 })
    const document = await task.promise
    expect(await document.getJSActions()).toBeNull()
    expect(await document.getOpenAction()).toBeNull()
    expect(await document.getAttachments()).toBeNull()
    const links: string[] = []
    for (let number = 1; number <= document.numPages; number++) {
      for (const { subtype, url, unsafeUrl } of await (await document.getPage(number)).getAnnotations()) {
        expect(subtype).toBe('Link')
        links.push(...[url, unsafeUrl].filter(Boolean))
      }
    }
    for (const link of links) expect(link).toMatch(/^http:\/\/localhost:3000\//)
    await task.destroy()
  },
)

// biome-ignore lint/suspicious/noControlCharactersInRegex: fonts begin with them
const DRAWING_OR_FONT = /^(?:\S*\s*(?:BT|q|\/Span)|OTTO|true|\0\x01\0\0|\x01\0\x04)/

/** The file without what is packed, and every packed stream as it reads unpacked: names hide in object streams. */
function unpacked(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1')
  const streams = [...text.matchAll(/stream\r?\n/g)].map(({ index, 0: word }) => {
    try {
      return inflateSync(bytes.subarray(index + word.length)).toString('latin1')
    } catch {
      return ''
    }
  })
  // Packed bytes and the outlines of letters hold any three letters by chance.
  const objects = text.replace(/stream\r?\n[\s\S]*?endstream/g, '')
  return [objects, ...streams.filter(stream => !DRAWING_OR_FONT.test(stream))].join('\n')
}
