import { afterEach, beforeEach, expect, test } from 'vitest'
import { sendMail } from '#server/features/mail/send-mail.ts'
import { PACE } from '#server/jobs/pace.ts'
import { createMailJobs, type MailJobs } from '../../../tests/support/mail-jobs.ts'

/** What strangers can put in line, and how long it may hold up somebody who waits for a link. */
const FLOOD = 600
const PATIENCE_MS = 10_000

let mails: MailJobs
beforeEach(async () => {
  mails = await createMailJobs()
})
afterEach(() => mails.close())

async function enqueueForNobody(count: number): Promise<void> {
  const { jobs } = await mails.queues()
  await mails.store.database.transaction(async transaction => {
    for (let n = 0; n < count; n++) {
      const mail = mails.mailTo(`nobody-${n}@example.com`, { kind: 'reset_password' })
      await sendMail({ jobs }, transaction, mail)
    }
  })
}

test(`${FLOOD} links that nobody gets hold up nobody who waits for one`, async () => {
  await enqueueForNobody(FLOOD)
  await mails.send(await mails.start(PACE))
  await mails.smtp.until(1, PATIENCE_MS)
}, 60_000)

test('who waits for a link goes before those who wait for nothing', async () => {
  const { jobs } = await mails.queues()
  for (let n = 0; n < 30; n++)
    await mails.send(jobs, `earlier-${n}@example.com`, { kind: 'password_changed' })
  await mails.send(jobs, 'waits@example.com', { kind: 'reset_password' })
  await mails.start(PACE)
  const received = await mails.smtp.until(31, 30_000)
  // Among those that the workers take together first.
  expect(received.slice(0, 12).flatMap(({ recipients }) => recipients)).toContain('waits@example.com')
}, 60_000)
