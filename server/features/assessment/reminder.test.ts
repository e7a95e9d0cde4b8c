import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { createMailingWorld, type MailingWorld } from '../../../tests/support/mailing-world.ts'
import { passWait } from '../../../tests/support/pass-wait.ts'
import { completeAttempt, createTaker, type Taker } from '../../../tests/support/unlocked.ts'
import { minutesOf } from './find-rest.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

let world: MailingWorld
beforeAll(async () => {
  world = await createMailingWorld()
})
afterAll(() => world.close())
// The queue's clock is the database's.
beforeEach(() => {
  world.clock.now = new Date()
})

const open = (wishes = {}) => createTaker(world, { completed: false, bought: undefined, ...wishes } as never)
const later = (milliseconds: number) => new Date(world.clock.now.getTime() + milliseconds).toISOString()
const set = (person: Taker, at: string) =>
  person.call('PUT', `/api/assessment/${person.assessmentId}/reminder`, { at })
const rest = async (person: Taker) =>
  (await person.call('GET', `/api/assessment/${person.assessmentId}/rest`)).json
/** The confirmation of an address is a mail too. */
const mailsTo = ({ email }: Taker) =>
  world.smtp.received.filter(
    ({ recipients, subject }) => recipients.includes(email) && /تذكير|reminder/.test(subject ?? ''),
  )
const waiting = () => world.store.pool.query(`select 1 from reminder`)

/** Lets the time of a reminder come, and waits until its turn in the queue is over. */
async function comesDue(): Promise<void> {
  await passWait(world.store.pool, 'mail')
  await expect.poll(async () => (await waiting()).rowCount, { timeout: 15_000 }).toBe(0)
}

describe('a reminder', () => {
  it.each([
    ['ar', 'تذكير بالتقييم في وجهة', 'إيقاف التذكيرات'],
    ['en', 'A reminder of your Wijha assessment', 'Stop reminders'],
  ] as const)(
    'is one mail in the language of the account, %s, at its time',
    async (language, subject, off) => {
      const person = await open({ language })
      const at = later(DAY)
      expect((await set(person, at)).json).toMatchObject({ reminder: { at }, mayRemind: 'yes' })
      expect(mailsTo(person)).toEqual([])
      const waited = passWait(world.store.pool, 'mail')
      expect(await waited).toBeGreaterThan(23 * 3600)
      await expect.poll(() => mailsTo(person).length, { timeout: 15_000 }).toBe(1)
      const [mail] = mailsTo(person)
      expect(mail?.subject).toBe(subject)
      expect(mail?.html).toContain(off)
      expect(mail?.text).toMatch(/\/assessment\n/)
      expect(mail?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
      await expect.poll(async () => (await rest(person)).reminder, { timeout: 15_000 }).toBeNull()
    },
  )

  it('stops by one press in the mail, and is refused from then on', async () => {
    const person = await open()
    await set(person, later(HOUR))
    await comesDue()
    const [mail] = mailsTo(person)
    const [, link = ''] =
      /List-Unsubscribe: <https?:\/\/[^/]+([^>]+)>/.exec(mail?.raw.replace(/\r\n\s+/g, ' ') ?? '') ?? []
    expect((await world.browser().call('POST', link)).status).toBe(200)
    expect((await rest(person)).mayRemind).toBe('stopped')
    expect((await set(person, later(HOUR))).json.code).toBe('recipient_opted_out')
  })

  it('is not sent once the attempt is finished', async () => {
    const person = await open()
    await set(person, later(HOUR))
    await completeAttempt(world, person.assessmentId)
    await comesDue()
    expect(mailsTo(person)).toEqual([])
    expect((await set(person, later(HOUR))).json.code).toBe('already_completed')
  })

  it.each([
    ['ar', 'تذكير بخطة التطوير في وجهة'],
    ['en', 'A reminder of your Wijha development plan'],
  ] as const)(
    'about the plan of an opened report is one mail that says nothing of the plan, %s',
    async (language, subject) => {
      const person = await createTaker(world, { language })
      await person.call('POST', `/api/assessment/${person.assessmentId}/open`)
      const { steps } = (await person.call('GET', '/api/development-plan')).json
      const decisions = [{ field: 'own-1.what', value: 'لقاء مع مرشد', waited: 0 }]
      await person.call('PUT', `/api/assessment/${person.assessmentId}/plan`, { decisions })
      const at = later(DAY)
      expect((await set(person, at)).json).toMatchObject({ reminder: { at } })
      await comesDue()
      expect(mailsTo(person)).toMatchObject([{ subject }])
      const [mail] = mailsTo(person)
      expect(mail?.text).toMatch(/\/development-plan\n/)
      expect(mail?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
      const said = `${mail?.text}${mail?.html}`
      const inPlan = [
        'لقاء مع مرشد',
        ...steps.map(({ name }: { name: { ar: string; en: string } }) => name[language]),
      ]
      expect(inPlan.filter(words => said.includes(words))).toEqual([])
      expect((await rest(person)).reminder).toBeNull()
    },
  )

  it('about the plan needs a report that is open, also when its time comes', async () => {
    const person = await createTaker(world)
    expect((await set(person, later(HOUR))).json.code).toBe('already_completed')
    await person.call('POST', `/api/assessment/${person.assessmentId}/open`)
    expect((await set(person, later(HOUR))).status).toBe(200)
    await world.store.pool.query('delete from entitlement where user_id = $1', [person.userId])
    await comesDue()
    expect(mailsTo(person)).toEqual([])
  })

  it('asked for before the last answer is not one about the plan', async () => {
    const person = await open({ bought: 'pro' })
    await set(person, later(HOUR))
    world.clock.advance(1000)
    await completeAttempt(world, person.assessmentId)
    await person.call('POST', `/api/assessment/${person.assessmentId}/open`)
    expect((await rest(person)).reminder).toBeNull()
    await comesDue()
    expect(mailsTo(person)).toEqual([])
  })

  it('is not sent once it is taken back', async () => {
    const person = await open()
    await set(person, later(HOUR))
    const path = `/api/assessment/${person.assessmentId}/reminder`
    expect((await person.call('DELETE', path)).json.reminder).toBeNull()
    await comesDue()
    await expect.poll(async () => (await mailJobs()).length, { timeout: 15_000 }).toBe(0)
    expect(mailsTo(person)).toEqual([])
  })

  it('wished for again is still one mail', async () => {
    const person = await open()
    await set(person, later(HOUR))
    const at = later(2 * DAY)
    await set(person, at)
    expect((await rest(person)).reminder).toEqual({ at })
    await comesDue()
    await expect.poll(async () => (await mailJobs()).length, { timeout: 15_000 }).toBe(0)
    expect(mailsTo(person)).toHaveLength(1)
  })

  it('goes with the account', async () => {
    const person = await open()
    await set(person, later(HOUR))
    const body = { currentPassword: person.password, email: person.email }
    expect((await person.call('POST', '/api/account/deletion', body)).status).toBe(200)
    expect((await waiting()).rowCount).toBe(0)
    await expect.poll(async () => (await mailJobs()).length, { timeout: 15_000 }).toBe(0)
    expect(mailsTo(person)).toEqual([])
  })

  it('wished for while the account is being deleted is refused as from nobody, and leaves no mail', async () => {
    const person = await open()
    const deletion = await world.store.pool.connect()
    try {
      await deletion.query('begin')
      await deletion.query('delete from "user" where id = $1', [person.userId])
      const wished = set(person, later(HOUR))
      const held =
        "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
      await expect.poll(async () => (await deletion.query(held)).rowCount, { timeout: 15_000 }).toBe(1)
      await deletion.query('commit')
      expect((await wished).status).toBe(401)
    } finally {
      deletion.release(true)
    }
    expect((await waiting()).rowCount).toBe(0)
    await expect.poll(async () => (await mailJobs()).length, { timeout: 15_000 }).toBe(0)
    expect(mailsTo(person)).toEqual([])
  })

  it.each([
    ['in the past', -HOUR],
    ['in more than eight days', 8 * DAY + 60_000],
  ])('is refused for a time %s', async (_, milliseconds) => {
    const person = await open()
    expect((await set(person, later(milliseconds))).json.code).toBe('invalid_request')
    expect((await rest(person)).reminder).toBeNull()
  })

  it('is refused for an address that nobody has confirmed', async () => {
    const person = await open({ verified: false })
    expect((await rest(person)).mayRemind).toBe('unverified')
    expect((await set(person, later(HOUR))).json.code).toBe('email_unverified')
  })
})

describe('a reminder whose mail was lost', () => {
  it('is kept for nine days at most', async () => {
    const person = await open()
    const at = later(8 * DAY)
    expect((await set(person, at)).json.reminder).toEqual({ at })
    world.clock.advance(9 * DAY)
    await cleanUp(world.deps)
    expect((await waiting()).rowCount).toBe(1)
    world.clock.advance(1)
    await cleanUp(world.deps)
    expect((await waiting()).rowCount).toBe(0)
  })
})

/** Mails that still wait in the queue. */
async function mailJobs() {
  const { rows } = await world.store.pool.query(
    `update pgboss.job set start_after = now() where name = 'mail' and state in ('created', 'retry', 'active') returning id`,
  )
  return rows
}

describe('the minutes spent', () => {
  it.each([
    [[], null],
    [[null], null],
    [[20_000, 40_000], 1],
    // A question left standing counts three minutes; one whose time is not known as the others.
    [[60_000, 9_000_000], 4],
    [[60_000, null, null], 3],
  ])('of %j are %s', (times, minutes) => {
    expect(minutesOf(times)).toBe(minutes)
  })
})
