import { CONSOLE } from '#web/text/console.ts'
import { LOOKS } from '#web/text/looks.ts'
import { press, tabTo, typeInto } from './keys.ts'
import { becomeOwner, elsewhere, payOrder } from './operator.ts'
import { caller } from './person.ts'
import { isSound } from './sound.ts'
import { expect, isAlive, sees, test } from './support.ts'
import { inDatabase, signInTaker } from './taker.ts'

test('an owner opens the console, corrects a name, withdraws a link, refunds and answers without a pointer', async ({
  page,
  context,
  browser,
  baseURL,
  language,
}) => {
  test.slow()
  const [words, looks] = [CONSOLE[language], LOOKS[language]]
  const { context: theirs, person } = await elsewhere(browser, language, baseURL)
  const { order } = await payOrder(person)
  await inDatabase(client =>
    client.query('update attempt set paper_produced_at = now() where id = $1', [person.assessmentId]),
  )
  const question = `سؤال ${person.userId.slice(0, 8)} عن الإيصال`
  await caller(theirs)('/api/contact', { name: 'نورة السالم', email: person.email, message: question })

  const code = await becomeOwner(await signInTaker(context))
  await page.goto('/operator')
  await typeInto(page, 'code', code())
  await page.keyboard.press('Enter')
  await sees(page, words.changed)
  await isSound(page)

  const menu = page.getByRole('navigation', { name: words.sections })
  await press(page, menu.getByRole('link', { name: words.people }))
  await typeInto(page, 'query', person.email)
  await tabTo(page, page.locator('[name=reason]').first())
  await page.keyboard.press('ArrowDown')
  await press(page, page.getByRole('button', { name: words.find }))
  await sees(page, person.email)
  await isSound(page)

  const dialog = page.getByRole('dialog')
  await press(page, page.getByRole('button', { name: words.correctName }))
  await isSound(page)
  await tabTo(page, dialog.locator('[name=firstName]'))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('سارة')
  await page.keyboard.press('Enter')
  await sees(page, words.nameCorrected)
  await expect(page.getByRole('heading', { level: 2, name: /^سارة/ })).toBeVisible()

  const surely = async (name: string) => {
    await press(page, page.getByRole('button', { name, exact: true }).filter({ visible: true }))
    await press(page, dialog.getByRole('button', { name, exact: true }).filter({ visible: true }))
  }
  await sees(page, words.linkKinds.verification)
  await surely(words.withdrawLink)
  await sees(page, words.linkWithdrawn)
  await sees(page, words.noLinks)
  await surely(words.askRefund)
  await sees(page, words.refundAskedDone)
  await surely(words.approve)
  // A refund asks for a further code.
  await tabTo(page, dialog.locator('[name=code]').filter({ visible: true }))
  await page.keyboard.type(code(1))
  await page.keyboard.press('Enter')
  await sees(page, words.approved)
  await sees(page, looks.acts.refund_approved)

  await press(page, menu.getByRole('link', { name: words.money }))
  await typeInto(page, 'search', order)
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.paymentRoles.settled).filter({ visible: true })).toHaveCount(1)
  await isSound(page)

  const [listed] = await Promise.all([
    page.waitForResponse(response => response.url().endsWith('/api/operator/messages')),
    press(page, menu.getByRole('link', { name: words.messages })),
  ])
  const letters: readonly { readonly id: string }[] = await listed.json()
  const { rows } = await inDatabase(client =>
    client.query<{ id: string }>('select id from contact_message where email = $1', [person.email]),
  )
  const own = letters.findIndex(({ id }) => id === rows[0]?.id)
  const read = page.getByRole('button', { name: words.read, exact: true }).filter({ visible: true }).nth(own)
  await press(page, read)
  await sees(page, question)
  await tabTo(page, dialog.locator('[name=answer]'))
  await page.keyboard.type('الإيصال في صفحة الاشتراك')
  await press(page, dialog.getByRole('button', { name: words.send }))
  await sees(page, words.sent)
  await expect(read).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('الإيصال في صفحة الاشتراك')).toBeVisible()
  await isSound(page)

  const account = await theirs.newPage()
  await account.goto('/account')
  await isAlive(account)
  for (const act of [looks.acts.name_corrected, looks.acts.link_withdrawn, looks.acts.refund_asked])
    await sees(account, act)
  await theirs.close()
})
