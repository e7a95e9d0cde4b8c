import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createMailingWorld, type MailingWorld, readPdf } from '../../../tests/support/mailing-world.ts'
import { createTaker, type Taker } from '../../../tests/support/unlocked.ts'

let world: MailingWorld
beforeAll(async () => {
  world = await createMailingWorld()
})
afterAll(() => world.close())
afterEach(() => {
  world.smtp.answerRecipient = () => undefined
  world.smtp.answerContent = () => undefined
})

const send = (person: Taker) => person.call('POST', `/api/assessment/${person.assessmentId}/send-report`)
const list = async (person: Taker) =>
  (await person.call('GET', `/api/assessment/${person.assessmentId}/report-mails`)).json
const settled = (person: Taker, state: string) =>
  expect.poll(async () => (await list(person))[0]?.state, { timeout: 25_000 }).toBe(state)

describe('mailing the report to oneself', () => {
  it.each([
    ['ar', 'تقرير التقييم من وجهة', 'التقرير المفصّل مرفق'],
    ['en', 'Your assessment report from Wijha', 'The detailed report is attached'],
  ] as const)(
    'in %s: a real message with both parts and a PDF that opens',
    async (language, subject, sentence) => {
      const person = await createTaker(world, { language })
      const asked = await send(person)
      expect(asked.json).toMatchObject({ state: 'waiting', reason: null, settledAt: null })
      const [mail] = await world.reportsTo(person.email)
      expect(mail?.recipients).toEqual([person.email])
      expect(mail?.subject).toBe(subject)
      expect(mail?.text).toContain(sentence)
      expect(mail?.html).toContain(sentence)
      expect(mail?.html).toContain(`<html lang="${language}"`)
      expect(mail?.replyTo).toBeUndefined()
      expect(mail?.attachments).toHaveLength(1)
      const shown = [...(mail?.html ?? '').matchAll(/<img src="cid:([^"]+)"/g)].map(([, id]) => `<${id}>`)
      expect(shown).toHaveLength(2)
      expect(mail?.pictures.map(({ contentId }) => contentId)).toEqual(shown)
      const attachment = mail?.attachments[0]
      expect(attachment).toMatchObject({
        filename: `Wijha-${person.applicationNumber}.pdf`,
        mimeType: 'application/pdf',
        disposition: 'attachment',
      })
      const { pages, text } = await readPdf(attachment?.content ?? '')
      expect(pages).toBeGreaterThan(2)
      expect(text).toContain(person.applicationNumber)
      await settled(person, 'handed_over')
    },
  )

  it('pressed ten times at once is one mail, and again a minute later another', async () => {
    const person = await createTaker(world)
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(person)))
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1)
    await settled(person, 'handed_over')
    expect((await send(person)).json.isNew).toBe(false)
    expect(await list(person)).toHaveLength(1)
    world.clock.advance(60_000)
    expect((await send(person)).json.isNew).toBe(true)
    expect(await world.reportsTo(person.email, 2)).toHaveLength(2)
  })

  it('that fails for a time arrives when the mail server is back', async () => {
    const person = await createTaker(world)
    const tries = () => world.smtp.tries.filter(({ to }) => to === person.email).length
    // The mail of the registration goes to the same address, so it has to be out of the way.
    await expect.poll(tries, { timeout: 10_000 }).toBe(1)
    let refusals = 2
    world.smtp.answerRecipient = () => (refusals-- > 0 ? 451 : undefined)
    await send(person)
    await world.reportsTo(person.email)
    await settled(person, 'handed_over')
    expect(tries()).toBe(4)
  })

  it('that is refused for good is shown, with the reason, and can be sent again', async () => {
    const person = await createTaker(world)
    world.smtp.answerRecipient = () => 550
    await send(person)
    await settled(person, 'refused')
    const [{ reason }] = await list(person)
    expect(reason.ar).toBe('لم يقبل العنوان هذه الرسالة (رمز خادم البريد 550).')
    expect(reason.en).toContain('550')
    world.smtp.answerRecipient = () => undefined
    expect((await send(person)).json.state).toBe('waiting')
    await world.reportsTo(person.email)
  })

  it('that no try brought out is shown as given up', async () => {
    const person = await createTaker(world)
    world.smtp.answerRecipient = () => 451
    await send(person)
    await settled(person, 'refused')
    expect((await list(person))[0].reason.en).toContain('after many tries')
  }, 60_000)

  it('locked after it was asked for does not leave', async () => {
    const person = await createTaker(world)
    world.smtp.answerRecipient = () => 451
    await send(person)
    await world.store.pool.query('update entitlement set revoked_at = now() where user_id = $1', [
      person.userId,
    ])
    world.smtp.answerRecipient = () => undefined
    await settled(person, 'refused')
    expect((await list(person))[0].reason.en).toContain('locked')
    expect(
      world.smtp.received.some(
        ({ recipients, attachments }) => recipients.includes(person.email) && attachments.length > 0,
      ),
    ).toBe(false)
  })

  it('of a locked report is refused with 402, of an unfinished one with the words of the occasion', async () => {
    const locked = await send(await createTaker(world, { bought: null }))
    expect([locked.status, locked.json.code]).toEqual([402, 'locked'])
    const unfinished = await send(await createTaker(world, { completed: false }))
    expect(unfinished.status).toBe(409)
    expect(unfinished.json).toMatchObject({
      code: 'incomplete',
      message: 'يجب إكمال التقييم قبل إرسال التقرير',
    })
  })

  it('neither logs nor keeps the address or the name in the queue', async () => {
    const { rows } = await world.store.pool.query('select data, output from pgboss.job')
    const kept = JSON.stringify(rows) + world.logged.join('')
    expect(kept).not.toMatch(/@example\.com|نورة|السالم/)
  })
})

it('with the limits of a deployment, a report is mailed five times a day', async () => {
  const strict = await createMailingWorld({ RATE_LIMIT_FACTOR: '1' })
  try {
    const person = await createTaker(strict)
    const statuses: number[] = []
    for (let time = 0; time < 6; time++) {
      statuses.push((await send(person)).status)
      await strict.store.pool.query('update report_mail set handed_over_at = asked_at')
      strict.clock.advance(61_000)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  } finally {
    await strict.close()
  }
})
