import { createCanvas } from '@napi-rs/canvas'
import jsQR from 'jsqr'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { FACETS, LOCALES, type Locale } from '#engine/vocabulary.ts'
import { type AccountsApi, createAccountsApi } from '../../../tests/support/accounts.ts'
import { comparable, readPdf } from '../../../tests/support/pdf-text.ts'
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
  return { id: json.id as string, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

it.each(LOCALES)('in %s it is one tagged page that says what was chosen, and nothing else', async lang => {
  const { bytes } = await paperOf({ fields: ['facet:DEC'] }, lang)
  const { pages, isTagged, language, title } = await readPdf(bytes)
  expect([pages.length, isTagged, language, title]).toEqual([1, true, lang, CREDENTIAL_WORDS.title[lang]])
  const said = comparable(pages.join(''))
  for (const words of [
    FACETS.DEC.name,
    PURPOSE_WORDS.study,
    CREDENTIAL_WORDS.expiresOn,
    CREDENTIAL_WORDS.reach,
  ])
    expect(said).toContain(comparable(words[lang]))
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
    const { bytes } = await paperOf({ fields, withName: true }, lang)
    const { pages } = await readPdf(bytes)
    expect(pages.length).toBe(1)
    expect(comparable(pages.join(''))).toContain(comparable('نورة بنت عبد الرحمن بن عبد العزيز السالم'))
  },
)

it('its code is 2 cm wide, is read by another library from a scan of 150 dpi, and leads to the check without a name', async () => {
  const { id, bytes } = await paperOf({ withName: true }, 'ar')
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  const page = await (await task.promise).getPage(1)
  const viewport = page.getViewport({ scale: 150 / 72 })
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
  const context = canvas.getContext('2d')
  await page.render({ canvas: canvas as never, canvasContext: context as never, viewport }).promise
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
  await task.destroy()
  const found = jsQR(new Uint8ClampedArray(data), width, height)
  expect(found?.data).toBe(`${SITE}/c/${id}`)
  const { topLeftCorner: from, topRightCorner: to } = found?.location ?? {
    topLeftCorner: { x: 0, y: 0 },
    topRightCorner: { x: 0, y: 0 },
  }
  const centimetres = (Math.hypot(to.x - from.x, to.y - from.y) / 150) * 2.54
  expect(centimetres).toBeGreaterThan(1.9)
  expect(centimetres).toBeLessThan(2.1)
})

it('is not made of one that is revoked', async () => {
  const { id } = await paperOf({}, 'en')
  await taker.call('DELETE', `/api/credentials/${id}`)
  expect((await taker.call('GET', `/api/credentials/${id}/pdf`)).status).toBe(404)
})
