import { createCanvas } from '@napi-rs/canvas'
import jsQR from 'jsqr'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Credential, credential } from '#contract/credentials.ts'
import { FACETS, LOCALES, type Locale } from '#engine/vocabulary.ts'
import { riyadhDate } from '#server/features/paper/riyadh-date.ts'
import { PAPER_WORDS } from '#server/features/report/words/index.ts'
import { type AccountsApi, createAccountsApi } from '../../../tests/support/accounts.ts'
import { comparable, readPdf, searchable } from '../../../tests/support/pdf-text.ts'
import { createTaker, type Taker } from '../../../tests/support/unlocked.ts'
import { CREDENTIAL_WORDS, PURPOSE_WORDS } from './words.ts'

const SITE = 'https://wijha.example'

let world: AccountsApi
let taker: Taker
beforeAll(async () => {
  world = await createAccountsApi({ APP_URL: SITE, ALLOW_DEMO: '1' })
  taker = await createTaker(world)
  await taker.call('POST', `/api/assessment/${taker.assessmentId}/open`)
})
afterAll(async () => {
  await world.deps.typst.stop()
  await world.close()
})

async function paperOf(wish: object, lang: Locale) {
  const body = { fields: ['total'], purpose: 'study', months: 3, withName: false, language: 'ar', ...wish }
  const { json } = await taker.call('POST', `/api/assessment/${taker.assessmentId}/credentials`, body)
  const answer = await world.api.request(`/api/credentials/${json.id}/pdf?lang=${lang}`, {
    headers: { cookie: taker.cookieHeader() },
  })
  expect(answer.status).toBe(200)
  return { issued: credential.parse(json), bytes: new Uint8Array(await answer.arrayBuffer()) }
}

/** Finds the first text that does not follow the one before it, word by word with its spaces, as a viewer finds it; null if all do. */
function firstMissing(pages: readonly string[], texts: readonly string[]): string | null {
  const whole = searchable(pages.join(' '))
  let from = 0
  for (const text of texts.map(searchable)) {
    const found = whole.indexOf(text, from)
    if (found < 0) return `${text} … ${whole.slice(from, from + 200)}`
    from = found + text.length
  }
  return null
}

/** Lists what the page of a credential says, in the order in which it is read. */
function saidBy({ statement, issuedAt, expiresAt }: Credential, lang: Locale): readonly string[] {
  const words = CREDENTIAL_WORDS
  const { outOf, range: rangeOf } = PAPER_WORDS[lang]
  const { name, form, completedOn, purpose, results } = statement
  return [
    words.title[lang],
    ...(name ? [words.name[lang], name] : []),
    ...(form ? [words.form[lang], form.name[lang]] : []),
    ...(completedOn ? [words.completedOn[lang], riyadhDate(new Date(completedOn), lang)] : []),
    ...[words.purpose[lang], PURPOSE_WORDS[purpose][lang]],
    ...[words.issuedOn[lang], riyadhDate(new Date(issuedAt), lang)],
    ...[words.expiresOn[lang], riyadhDate(new Date(expiresAt), lang)],
    ...[words.result, words.score, words.range].map(heading => heading[lang]),
    ...results.flatMap(({ label, score, max, range }) => [
      ...[label[lang], `${score} ${outOf(max)}`, rangeOf(range.from, range.to)],
    ]),
    ...[words.reach[lang], words.check[lang], words.checkHint[lang]],
  ]
}

it.each(LOCALES)('in %s it is one tagged page that says what was chosen, and nothing else', async lang => {
  const { issued, bytes } = await paperOf({ fields: ['facet:DEC'] }, lang)
  const { pages, isTagged, language, title } = await readPdf(bytes)
  expect([pages.length, isTagged, language, title]).toEqual([1, true, lang, CREDENTIAL_WORDS.title[lang]])
  expect(issued.statement.results.map(({ label }) => label)).toEqual([FACETS.DEC.name])
  expect(firstMissing(pages, saidBy(issued, lang))).toBeNull()
  // Without spaces, so that none hides what must not be there.
  const said = comparable(pages.join(''))
  const { total } = (await taker.call('GET', `/api/assessment/${taker.assessmentId}/results`)).json
  const others = Object.entries(FACETS).filter(([id]) => id !== 'DEC')
  const canaries = [
    ...['السالم', taker.email, taker.applicationNumber, `${total.score}`, CREDENTIAL_WORDS.total[lang]],
    ...[CREDENTIAL_WORDS.completedOn[lang], CREDENTIAL_WORDS.form[lang]],
    ...others.map(([, { name }]) => name[lang]),
  ]
  expect(canaries.filter(canary => said.includes(comparable(canary)))).toEqual([])
})

it.each(LOCALES)(
  'in %s every score of a report, a long name and all else still fit on one page',
  async lang => {
    const { json } = await taker.call('GET', `/api/assessment/${taker.assessmentId}/results`)
    const fields = [
      ...['total', 'form', 'date'],
      ...json.sections.map(({ id }: { id: string }) => `section:${id}`),
      ...json.detail.facets.map(({ id }: { id: string }) => `facet:${id}`),
    ]
    const profile = (await taker.call('GET', '/api/profile')).json
    await taker.call('POST', '/api/profile', {
      ...profile,
      fullName: 'نورة بنت عبد الرحمن بن عبد العزيز السالم',
    })
    const { issued, bytes } = await paperOf({ fields, withName: true }, lang)
    const { pages } = await readPdf(bytes)
    expect(pages.length).toBe(1)
    expect(issued.statement.name).toBe('نورة بنت عبد الرحمن بن عبد العزيز السالم')
    expect(issued.statement.results).toHaveLength(fields.length - 2)
    expect(firstMissing(pages, saidBy(issued, lang))).toBeNull()
  },
)

it('its code is 2 cm wide, is read by another library from a scan of 150 dpi, and leads to the check without a name', async () => {
  const { issued, bytes } = await paperOf({ withName: true }, 'ar')
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  const page = await (await task.promise).getPage(1)
  const viewport = page.getViewport({ scale: 150 / 72 })
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
  const context = canvas.getContext('2d')
  await page.render({ canvas: canvas as never, canvasContext: context as never, viewport }).promise
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
  await task.destroy()
  const found = jsQR(new Uint8ClampedArray(data), width, height)
  expect(found?.data).toBe(`${SITE}/c/${issued.id}`)
  const { topLeftCorner: from, topRightCorner: to } = found?.location ?? {
    topLeftCorner: { x: 0, y: 0 },
    topRightCorner: { x: 0, y: 0 },
  }
  const centimetres = (Math.hypot(to.x - from.x, to.y - from.y) / 150) * 2.54
  expect(centimetres).toBeGreaterThan(1.9)
  expect(centimetres).toBeLessThan(2.1)
})

it('is not made of one that is revoked', async () => {
  const { issued } = await paperOf({}, 'en')
  await taker.call('DELETE', `/api/credentials/${issued.id}`)
  expect((await taker.call('GET', `/api/credentials/${issued.id}/pdf`)).status).toBe(404)
})
