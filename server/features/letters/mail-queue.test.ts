import { afterEach, beforeEach, expect, test } from 'vitest'
import { users } from '#server/db/schema.ts'
import { keepToken, newToken } from '#server/features/account/mailed-token.ts'
import { sendMail } from '#server/features/mail/send-mail.ts'
import { createMailJobs, type MailJobs, QUICK } from '../../../tests/support/mail-jobs.ts'

const DONE = { name: 'mail', state: 'completed' }

let mails: MailJobs
beforeEach(async () => {
  mails = await createMailJobs()
})
afterEach(() => mails.close())

test('a mail arrives soon after the commit', async () => {
  await mails.send(await mails.start())
  const [mail] = await mails.smtp.until(1, 10_000)
  expect(mail?.recipients).toEqual(['noura@example.com'])
  expect(mail?.subject).toBe('تأكيد البريد الإلكتروني في وجهة')
  expect(mail?.text).toContain('http://localhost:3000/verify-email?token=the-mailed-token')
})

test('a mail of a transaction that is rolled back never exists', async () => {
  const jobs = await mails.start()
  await mails.addUser('noura@example.com')
  const rolledBack = mails.store.database.transaction(async transaction => {
    await sendMail({ jobs }, transaction, mails.mailTo('noura@example.com'))
    throw new Error('the work failed')
  })
  await expect(rolledBack).rejects.toThrow('the work failed')
  expect(await mails.states()).toEqual([])
  await mails.send(jobs, 'later@example.com')
  await mails.smtp.until(1)
  expect(mails.smtp.tries.map(({ to }) => to)).toEqual(['later@example.com'])
})

test('a mail to someone whose account is gone is not sent', async () => {
  const jobs = await mails.start()
  const mail = mails.mailTo('gone@example.com')
  await mails.store.database.transaction(transaction => sendMail({ jobs }, transaction, mail))
  await expect.poll(mails.states, { timeout: 10_000 }).toEqual([DONE])
  expect(mails.smtp.tries).toEqual([])
})

test('a mail about a change of address is sent as long as its link opens something, though no account has the address', async () => {
  const jobs = await mails.start()
  await mails.addUser('noura@example.com')
  const { database } = mails.store
  const [user] = await database.select().from(users)
  const token = newToken()
  await database.transaction(async transaction => {
    const to = 'new@example.com'
    const change = {
      userId: user?.id ?? '',
      purpose: 'change_email',
      token,
      email: to,
      now: new Date(),
    } as const
    await keepToken(transaction, change)
    await sendMail({ jobs }, transaction, mails.mailTo(to, { kind: 'confirm_new_email', token }))
    await sendMail(
      { jobs },
      transaction,
      mails.mailTo('x@example.com', { kind: 'email_changed', token: newToken() }),
    )
  })
  await expect.poll(mails.states, { timeout: 10_000 }).toEqual([DONE, DONE])
  expect(mails.smtp.received.map(({ recipients }) => recipients)).toEqual([['new@example.com']])
  expect(mails.smtp.received[0]?.text).toContain(`/confirm-email?token=${token}`)
})

test('each of 40 people gets one mail, in the own language', async () => {
  const jobs = await mails.start()
  for (let person = 0; person < 40; person++) {
    await mails.send(jobs, `person-${person}@example.com`, { locale: person % 2 ? 'ar' : 'en' })
  }
  const received = await mails.smtp.until(40, 30_000)
  // Nothing is in line any more that could be sent twice.
  await expect.poll(mails.states, { timeout: 10_000 }).toEqual(Array(40).fill(DONE))
  expect(new Set(received.flatMap(({ recipients }) => recipients)).size).toBe(40)
  expect(received).toHaveLength(40)
  for (const { recipients, html } of received) {
    const odd = Number(recipients[0]?.match(/\d+/)?.[0]) % 2
    expect(html).toContain(odd ? '<html lang="ar" dir="rtl">' : '<html lang="en" dir="ltr">')
  }
}, 60_000)

test('a mail that fails is tried again alone: those that were fetched with it go out once', async () => {
  mails.smtp.answerRecipient = to => (to === 'full@example.com' ? 451 : undefined)
  const jobs = await mails.start({ ...QUICK, retry: 60, retryMax: 60 })
  const everyone = ['first@example.com', 'full@example.com', 'last@example.com']
  for (const email of everyone) await mails.addUser(email)
  await mails.store.database.transaction(async transaction => {
    for (const email of everyone) await sendMail({ jobs }, transaction, mails.mailTo(email))
  })
  const states = async () => (await mails.states()).map(({ state }) => state).sort()
  await expect.poll(states, { timeout: 10_000 }).toEqual(['completed', 'completed', 'retry'])
  expect(mails.smtp.tries.map(({ to }) => to).sort()).toEqual(everyone)
})

test('two processes that start at once share the work', async () => {
  const [first] = await Promise.all([mails.start(), mails.start()])
  for (let person = 0; person < 10; person++) await mails.send(first, `person-${person}@example.com`)
  await mails.smtp.until(10)
  await expect.poll(mails.states, { timeout: 10_000 }).toEqual(Array(10).fill(DONE))
  expect(mails.smtp.received).toHaveLength(10)
})

test('a mail in line shows neither address, name nor token to who reads the database', async () => {
  const jobs = await mails.start({ ...QUICK, retry: 60, retryMax: 60 })
  mails.smtp.answerRecipient = () => 451
  await mails.send(jobs)
  await expect.poll(mails.states, { timeout: 10_000 }).toEqual([{ name: 'mail', state: 'retry' }])
  const { rows } = await mails.store.pool.query('select data, output from pgboss.job')
  expect(JSON.stringify(rows)).toContain('sealed')
  expect(JSON.stringify(rows)).not.toMatch(/noura|نورة|the-mailed-token/)
})

test('the log of sent and refused mails holds neither address, name nor token', async () => {
  const jobs = await mails.start()
  await mails.send(jobs)
  await mails.smtp.until(1)
  mails.smtp.answerRecipient = () => 550
  await mails.send(jobs, 'refused@example.com')
  await expect.poll(() => mails.logged.join(''), { timeout: 10_000 }).toContain('mail_refused')
  expect(mails.logged.join('')).not.toMatch(/example\.com|نورة|the-mailed-token/)
})

test('a database that fails is not quoted, in the log or in the job', async () => {
  const jobs = await mails.start()
  await mails.send(jobs, 'first@example.com')
  await mails.smtp.until(1)
  await mails.store.pool.query('alter table "user" rename column email to mislaid')
  const mail = mails.mailTo('canary@example.com')
  await mails.store.database.transaction(transaction => sendMail({ jobs }, transaction, mail))
  await expect.poll(() => mails.logged.join(''), { timeout: 10_000 }).toContain('mail_failed')
  const { rows } = await mails.store.pool.query('select output from pgboss.job')
  expect(mails.logged.join('') + JSON.stringify(rows)).toContain('42703')
  expect(mails.logged.join('') + JSON.stringify(rows)).not.toContain('canary')
})
