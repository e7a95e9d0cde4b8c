import { CONSOLE } from '#web/text/console.ts'
import { price } from '#web/text/format.ts'
import { LOOKS } from '#web/text/looks.ts'
import {
  askForRefund,
  becomeOwner,
  confirm,
  elsewhere,
  openConsole,
  pressSurely,
  rowWith,
} from './operator.ts'
import { isSound } from './sound.ts'
import { expect, sees, test } from './support.ts'
import { signInTaker } from './taker.ts'

test('a role and a large refund are asked for by one operator, granted, declined and withdrawn by another', async ({
  page,
  context,
  browser,
  baseURL,
  language,
}) => {
  test.slow()
  const [words, looks] = [CONSOLE[language], LOOKS[language]]
  const { context: theirs, person } = await elsewhere(browser, language, baseURL)
  const { context: others, person: colleague } = await elsewhere(browser, language, baseURL)
  const [code, second] = [await becomeOwner(await signInTaker(context)), await becomeOwner(colleague)]
  const other = await others.newPage()

  await openConsole(page, language, '/operator/team', code)
  await page.getByLabel(words.email, { exact: true }).fill(person.email)
  await page.getByLabel(words.role, { exact: true }).selectOption('auditor')
  await page.getByRole('button', { name: words.invite, exact: true }).click()
  await confirm(page, language, code)
  await sees(page, words.invited)
  await isSound(page)

  await openConsole(other, language, '/operator/approvals', second)
  const asked = rowWith(other, person.email)
  await expect(asked.getByText(words.roleAsked(looks.roles.auditor))).toBeVisible()
  await isSound(other)
  await pressSurely(asked, other, words.grant)
  await confirm(other, language, second)
  await sees(other, words.granted)

  await page.reload()
  await pressSurely(rowWith(page, person.email), page, words.withdraw)
  await sees(page, words.withdrawnRole)
  await other.reload()
  await expect(asked.getByText(words.roleWithdrawalAsked)).toBeVisible()
  await asked.getByRole('button', { name: words.decline, exact: true }).click()
  await sees(other, words.declined)

  // An amount of its own: others of the run ask for refunds too.
  const amount = 9900 + Math.floor(Math.random() * 100_000)
  await askForRefund(person, amount)
  const riyals = words.riyals(price(amount))
  const menu = (at: typeof page) => at.getByRole('navigation', { name: words.sections })
  await menu(page).getByRole('link', { name: words.money }).click()
  const refund = rowWith(page.getByRole('region', { name: words.refunds }), riyals)
  await pressSurely(refund, page, words.approve)
  await sees(page, words.secondAsked)
  await menu(page).getByRole('link', { name: words.approvals }).click()
  const own = rowWith(page, words.refundAsked(riyals))
  await own.getByRole('button', { name: words.withdrawAsk, exact: true }).click()
  await sees(page, words.askWithdrawn)
  await menu(page).getByRole('link', { name: words.money }).click()
  await pressSurely(refund, page, words.approve)
  await expect(refund.getByText(words.waitsForSecond)).toBeVisible()

  await other.reload()
  await pressSurely(rowWith(other, words.refundAsked(riyals)), other, words.grant)
  await sees(other, words.granted)
  await page.reload()
  await expect(refund.getByText(words.waitsForSecond)).toHaveCount(0)
  await theirs.close()
  await others.close()
})
