import { isSound } from './sound.ts'
import { expect, sees, test } from './support.ts'
import { signInTaker } from './taker.ts'

test('a genuine number shows the facts of the paper, and the fingerprint of the report', async ({
  page,
  context,
  text,
  browser,
  baseURL,
}) => {
  const { assessmentId, applicationNumber } = await signInTaker(context, { bought: 'unlock', opened: true })
  // Not before there is a paper.
  await page.goto(`/verify/${applicationNumber}`)
  await sees(page, text.verify.unknown)
  const pdf = await context.request.get(`/api/assessment/${assessmentId}/pdf-report?lang=ar`)
  expect(pdf.headers()['content-type']).toContain('application/pdf')
  await page.goto('/results')
  const fingerprint = (await page.locator('[data-fingerprint]').textContent()) ?? ''

  // Anyone, without an account; the number as it is typed on a phone.
  const stranger = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  await stranger.addCookies((await context.cookies()).filter(({ name }) => name === 'language'))
  const visit = await stranger.newPage()
  await visit.goto('/verify')
  await visit.locator('[name=applicationNumber]').fill(applicationNumber.toLowerCase().replace('-', ' '))
  await visit.getByRole('button', { name: text.verify.check }).click()
  await sees(visit, text.verify.genuine)
  await expect(visit.locator('[data-fingerprint]')).toHaveText(fingerprint)
  await expect(visit.getByText('السالم')).toHaveCount(0)
  await isSound(visit)

  // Switched off, it answers as an invented number does.
  await page.getByRole('switch', { name: text.results.verifySwitch }).click()
  await sees(page, text.results.verifyOff)
  await visit.reload()
  await sees(visit, text.verify.unknown)
  await stranger.close()
})

test('an invented number gets the one neutral answer, and an empty field is asked for', async ({
  page,
  text,
}) => {
  await page.goto('/verify/WJ-0000000000')
  await sees(page, text.verify.unknown)
  await isSound(page)
  await page.goto('/verify')
  await page.getByRole('button', { name: text.verify.check }).click()
  await sees(page, text.verify.numberMissing)
  await expect(page.locator('[name=applicationNumber]')).toBeFocused()
})
