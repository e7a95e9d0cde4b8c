import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PACE } from '#server/jobs/pace.ts'
import { createMailJobs, type MailJobs, QUICK, SECRET } from '../../../tests/support/mail-jobs.ts'
import { passWait } from '../../../tests/support/pass-wait.ts'
import { driveAgain, listDeadLetters } from './mail-queue.ts'

const DEAD = { name: 'mail-dead-letters', state: 'created' }

/** Nobody would sit these waits out: the tests let them pass. */
const PATIENT = { ...QUICK, retry: 600, retryMax: 86_400 }

let mails: MailJobs
beforeEach(async () => {
  mails = await createMailJobs()
})
afterEach(() => mails.close())

describe('a server that cannot take a mail now', () => {
  test('is asked again, at growing distance, until it can', async () => {
    const { smtp } = mails
    let noes = 3
    smtp.answerRecipient = () => (noes-- > 0 ? 451 : undefined)
    await mails.send(await mails.start(PATIENT))
    const waits: number[] = []
    for (let tries = 1; tries <= 3; tries++) waits.push(await passWait(mails.store.pool, 'mail'))
    const [mail] = await smtp.until(1)
    expect(mail?.recipients).toEqual(['noura@example.com'])
    expect(smtp.tries).toHaveLength(4)
    // Each wait is 1 to 2 times a base that doubles: it may be shorter than the one before, not than the one before that.
    expect(waits[0]).toBeGreaterThan(500)
    expect(waits[2]).toBeGreaterThan(waits[0] ?? 0)
  }, 90_000)

  test('is asked at least five times at the pace of a deployment', () => {
    expect(PACE.retryLimit + 1).toBeGreaterThanOrEqual(5)
  })

  test('is given up on in the end, and the mail goes to the dead letters', async () => {
    mails.smtp.answerRecipient = () => 421
    await mails.send(await mails.start({ ...PATIENT, retryLimit: 1 }))
    await passWait(mails.store.pool, 'mail')
    await expect.poll(mails.states, { timeout: 20_000 }).toContainEqual(DEAD)
    expect(mails.smtp.tries).toHaveLength(2)
    expect(mails.logged.join('')).toContain('mail_given_up')
  }, 30_000)

  test('does not hold up the others', async () => {
    const jobs = await mails.start({ ...QUICK, expire: 60 })
    mails.smtp.answerRecipient = to => (to.startsWith('slow') ? new Promise(() => {}) : undefined)
    await mails.send(jobs, 'slow@example.com')
    await expect.poll(() => mails.smtp.tries.length, { timeout: 10_000 }).toBe(1)
    await mails.send(jobs, 'quick@example.com')
    expect((await mails.smtp.until(1, 10_000))[0]?.recipients).toEqual(['quick@example.com'])
  }, 30_000)
})

test('a recipient that is refused for good is asked for once', async () => {
  mails.smtp.answerRecipient = () => 550
  await mails.send(await mails.start())
  await expect.poll(mails.states, { timeout: 10_000 }).toContainEqual(DEAD)
  // Nothing is in line any more that could be tried again.
  expect(await mails.states()).toEqual([{ name: 'mail', state: 'failed' }, DEAD])
  expect(mails.smtp.tries).toHaveLength(1)
})

test('a mail that was given up on is tried anew when the operator says so', async () => {
  const { smtp } = mails
  smtp.answerRecipient = () => 550
  await mails.send(await mails.start())
  const { boss } = await mails.queues()
  const letters = () => listDeadLetters(boss, SECRET)
  await expect.poll(letters, { timeout: 10_000 }).toMatchObject([{ kind: 'verify_email' }])
  const [letter] = await letters()
  smtp.answerRecipient = () => undefined
  const again = () => mails.store.database.transaction(it => driveAgain(boss, it, letter?.id ?? ''))
  expect(await again()).toBe(true)
  expect((await smtp.until(1, 10_000))[0]?.recipients).toEqual(['noura@example.com'])
  expect(await letters()).toEqual([])
  expect(await again()).toBe(false)
}, 30_000)
