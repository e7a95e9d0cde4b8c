import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CV_BYTES, cvDocument, storedDocument } from '#contract/cv.ts'
import { cvs } from '#server/db/schema.ts'
import { type AccountsApi, createAccountsApi } from '../../../tests/support/accounts.ts'

let world: AccountsApi
beforeAll(async () => {
  world = await createAccountsApi()
})
afterAll(async () => {
  await world.deps.typst.stop()
  await world.close()
})

type Person = Awaited<ReturnType<AccountsApi['registered']>>
const save = (person: Person, revision: string | null, cv: unknown) =>
  person.call('PUT', '/api/cv', { revision, cv })
const read = async (person: Person) => (await person.call('GET', '/api/cv')).json

const EMPTY = cvDocument.parse({})
const NAMED = { name: { ar: 'نورة السالم', en: 'Noura Alsalem' } }

it('is empty until it is saved, then as it was saved', async () => {
  const person = await world.registered()
  expect(await read(person)).toEqual({ cv: EMPTY, revision: null })
  const typed = {
    ...NAMED,
    email: ' Noura@Example.com ',
    phone: '٠٥٥ ٠٠٠ ٠٠٠٠',
    links: [{ url: 'linkedin.com/in/noura' }],
    work: [{ position: { ar: 'محللة' }, start: '٣/٢٠١٩', end: '', details: { ar: 'سطر  \n\n سطر آخر' } }],
    languages: [{ name: { en: 'Arabic' }, fluency: 'native' }],
  }
  const { status, json } = await save(person, null, typed)
  expect(status).toBe(200)
  expect(json.cv).toMatchObject({
    ...NAMED,
    email: 'noura@example.com',
    phone: '055 000 0000',
    links: [{ url: 'https://linkedin.com/in/noura' }],
    work: [{ position: { ar: 'محللة', en: '' }, start: '2019-03', details: { ar: 'سطر\nسطر آخر', en: '' } }],
  })
  expect(await read(person)).toEqual(json)
})

it('an older revision is refused with words, and nothing of the newer one is lost', async () => {
  const person = await world.registered()
  const first = await save(person, null, NAMED)
  const second = await save(person, first.json.revision, { ...NAMED, phone: '1' })
  const late = await save(person, first.json.revision, { ...NAMED, phone: '2' })
  expect([late.status, late.json.code]).toEqual([409, 'changed_elsewhere'])
  expect(late.json.message).toContain('نافذة أخرى')
  expect((await save(person, null, { phone: '3' })).status).toBe(409)
  expect(await read(person)).toEqual(second.json)
})

it('two devices that save at once: one is stored, the other hears of it', async () => {
  const person = await world.registered()
  const { json } = await save(person, null, NAMED)
  const phones = ['1', '2', '3', '4']
  const answers = await Promise.all(phones.map(phone => save(person, json.revision, { phone })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  expect(await read(person)).toEqual(answers.find(({ status }) => status === 200)?.json)
})

it('the same once more, as after a lost response, is acknowledged and changes nothing', async () => {
  const person = await world.registered()
  const first = await save(person, null, NAMED)
  expect(await save(person, null, NAMED)).toMatchObject({ status: 200, json: first.json })
})

it('deleted, it is gone, and a device that still shows it cannot bring it back over a new one', async () => {
  const person = await world.registered()
  const old = await save(person, null, NAMED)
  expect((await person.call('DELETE', '/api/cv')).status).toBe(204)
  expect(await read(person)).toEqual({ cv: EMPTY, revision: null })
  expect((await save(person, old.json.revision, NAMED)).status).toBe(409)
  const fresh = await save(person, null, { phone: '7' })
  expect((await save(person, old.json.revision, NAMED)).status).toBe(409)
  expect(await read(person)).toEqual(fresh.json)
})

const role = { position: { en: 'Clerk' } }
it.each([
  [
    'a month that there is not',
    { work: [{ ...role, start: '2019-13' }] },
    'cv.work.0.start',
    'month_invalid',
  ],
  ['a Hijri year', { work: [{ ...role, start: '1440' }] }, 'cv.work.0.start', 'month_invalid'],
  [
    'an end before the start',
    { work: [{ ...role, start: '2020-05', end: '2020-04' }] },
    'cv.work.0.end',
    'end_before_start',
  ],
  ['a script for a link', { links: [{ url: 'javascript:alert(1)' }] }, 'cv.links.0.url', 'url_invalid'],
  ['an address without a host', { links: [{ url: 'linkedin' }] }, 'cv.links.0.url', 'url_invalid'],
  ['half an e-mail address', { email: 'noura@' }, 'cv.email', 'email_invalid'],
  ['hidden characters', { name: { ar: 'نورة\u202E' } }, 'cv.name.ar', 'text_control_characters'],
  ['too long a line', { headline: { en: 'x'.repeat(121) } }, 'cv.headline.en', 'text_too_long'],
  ['too many entries', { work: Array(16).fill(role) }, 'cv.work', 'list_too_long'],
  ['an unknown level', { languages: [{ fluency: 'C2' }] }, 'cv.languages.0.fluency', 'choice_unknown'],
])('%s is refused at its field, and nothing is stored', async (_, cv, path, code) => {
  const person = await world.registered()
  const { status, json } = await save(person, null, { ...NAMED, ...cv })
  expect([status, json.errors.map((error: { path: string }) => error.path)]).toEqual([400, [path]])
  expect(json.errors[0].code).toBe(code)
  expect(json.errors[0].message.length).toBeGreaterThan(10)
  expect((await read(person)).revision).toBeNull()
})

it('50 KB are the most that is stored', async () => {
  const person = await world.registered()
  const letters = (letter: string, count: number) => ({ ...role, details: { en: letter.repeat(count) } })
  const huge = { work: Array(15).fill(letters('ن', 1500)), volunteer: Array(10).fill(letters('ن', 1500)) }
  const tooMuch = await save(person, null, huge)
  expect([tooMuch.status, tooMuch.json.code]).toEqual([413, 'body_too_large'])
  const full = { work: Array(15).fill(letters('x', 1500)), volunteer: Array(10).fill(letters('x', 1500)) }
  const project = { name: { en: 'Project' }, details: { en: 'x'.repeat(1000) } }
  const large = await save(person, null, { ...full, projects: Array(10).fill(project) })
  expect([large.status, large.json.errors?.[0]?.code]).toEqual([400, 'cv_too_long'])
  const stored = await save(person, null, full)
  expect(stored.status).toBe(200)
  expect(Buffer.byteLength(JSON.stringify(stored.json.cv))).toBeLessThanOrEqual(CV_BYTES)
})

it('one that an earlier release stored is read, with what came later empty', async () => {
  const person = await world.registered()
  const { json } = await save(person, null, NAMED)
  const { id: userId } = (await person.call('GET', '/api/auth/user')).json
  // biome-ignore lint/suspicious/noExplicitAny: a document as no release writes it any more
  const document = { name: { ar: 'نورة' }, work: [{ position: { ar: 'محللة' } }] } as any
  await world.store.database.update(cvs).set({ document }).where(eq(cvs.userId, userId))
  const { cv, revision } = await read(person)
  expect(revision).toBe(json.revision)
  expect(cv).toEqual(cvDocument.parse(document))
})

it('one that outgrew 50 KB by what a release added is read, and saved only once it is shorter', async () => {
  const person = await world.registered()
  const { json } = await save(person, null, NAMED)
  const { id: userId } = (await person.call('GET', '/api/auth/user')).json
  const details = { ar: '', en: 'x'.repeat(1430) }
  const cv = storedDocument.parse({
    ...NAMED,
    work: Array(15).fill({ details }),
    volunteer: Array(10).fill({ details }),
    projects: Array(8).fill({ details }),
  })
  expect(Buffer.byteLength(JSON.stringify(cv))).toBeGreaterThan(CV_BYTES)
  await world.store.database.update(cvs).set({ document: cv }).where(eq(cvs.userId, userId))
  expect(await read(person)).toEqual({ cv, revision: json.revision })
  const again = await save(person, json.revision, cv)
  expect([again.status, again.json.errors?.[0]?.code]).toEqual([400, 'cv_too_long'])
  expect((await save(person, json.revision, { ...cv, projects: [] })).status).toBe(200)
})

it('nobody reads or writes another person’s', async () => {
  const [noura, other] = [await world.registered(), await world.registered()]
  const { json } = await save(noura, null, NAMED)
  expect(await read(other)).toEqual({ cv: EMPTY, revision: null })
  expect((await save(other, json.revision, { phone: '1' })).status).toBe(409)
  expect((await other.call('DELETE', '/api/cv')).status).toBe(204)
  expect(await read(noura)).toEqual(json)
})

it('what is written stands in no log line', async () => {
  const person = await world.registered()
  await save(person, null, { ...NAMED, phone: '0550001234' })
  await save(person, null, { phone: '0550001234x', email: 'half@' })
  await person.call('GET', '/api/cv/pdf?lang=ar')
  expect(world.logged.filter(line => /0550001234|السالم/.test(line))).toEqual([])
})
