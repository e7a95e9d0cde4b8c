import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { longestWait, PACE } from '#server/jobs/pace.ts'
import { createMailJobs, type MailJobs, QUICK } from '../../../tests/support/mail-jobs.ts'

let mails: MailJobs
beforeEach(async () => {
  mails = await createMailJobs()
})
afterEach(() => mails.close())

const triesAre = (count: number) =>
  expect.poll(() => mails.smtp.tries.length, { timeout: 15_000 }).toBe(count)

describe('a worker that is killed in the middle of a mail', () => {
  test('leaves a job that another worker runs again', async () => {
    const child = await mails.startChild()
    mails.smtp.answerRecipient = () => new Promise(() => {})
    await mails.sendFromOutside()
    await triesAre(1)
    child.kill('SIGKILL')
    mails.smtp.answerRecipient = () => undefined
    await mails.start()
    const [mail] = await mails.smtp.until(1, 30_000)
    expect(mail?.recipients).toEqual(['noura@example.com'])
  }, 60_000)

  test('is replaced within five minutes at the pace of a deployment', () => {
    expect(longestWait(PACE)).toBeLessThan(300)
  })
})

test('a worker that stood still while another did its work does not send the mail a second time', async () => {
  const { smtp } = mails
  const child = await mails.startChild()
  let answerFirst = () => {}
  const first = new Promise<undefined>(resolve => {
    answerFirst = () => resolve(undefined)
  })
  smtp.answerRecipient = () => (smtp.tries.length > 1 ? undefined : first)
  await mails.sendFromOutside()
  await triesAre(1)
  child.kill('SIGSTOP')
  answerFirst()
  await mails.start()
  await smtp.until(1, 30_000)
  child.kill('SIGCONT')
  await sleep(3000)
  expect(smtp.received).toHaveLength(1)
}, 60_000)

test('a mail under way when the server stops goes back in line', async () => {
  const jobs = await mails.start({ ...QUICK, expire: 60 })
  mails.smtp.answerRecipient = () => new Promise(() => {})
  await mails.send(jobs)
  await triesAre(1)
  const started = Date.now()
  await mails.stop(jobs)
  expect(Date.now() - started).toBeLessThan(9000)
  expect(await mails.states()).toEqual([{ name: 'mail', state: 'retry' }])
  mails.smtp.answerRecipient = () => undefined
  await mails.start()
  expect(await mails.smtp.until(1, 15_000)).toHaveLength(1)
}, 40_000)
