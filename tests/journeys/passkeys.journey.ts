import { CONSOLE } from '#web/text/console.ts'
import { becomeOwner, confirm, openConsole, pressSurely } from './operator.ts'
import { isSound } from './sound.ts'
import { expect, sees, test } from './support.ts'
import { signInTaker } from './taker.ts'

test('an operator adds a passkey, opens the console with it, confirms with it, and removes it', async ({
  page,
  context,
  language,
}) => {
  const words = CONSOLE[language]
  const device = await context.newCDPSession(page)
  await device.send('WebAuthn.enable')
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  const code = await becomeOwner(await signInTaker(context))
  await openConsole(page, language, '/operator/passkeys', code)
  await sees(page, words.noPasskeys)
  await isSound(page)

  const add = async (name: string) => {
    await page.getByLabel(words.passkeyName).fill(name)
    await page.getByRole('button', { name: words.addPasskey }).click()
  }
  await add('حاسوب المكتب')
  await confirm(page, language, code)
  await sees(page, words.passkeyAdded)
  await sees(page, words.notUsed)
  // One authenticator holds one key of an account.
  await add('حاسوب آخر')
  await sees(page, words.passkeyThere)
  await isSound(page)

  await page.getByRole('button', { name: words.leave }).click()
  const open = page.getByRole('button', { name: words.openByKey })
  await expect(open).toBeVisible()
  await isSound(page)
  await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await open.click()
  await sees(page, words.passkeyStopped)
  await isSound(page)
  await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await open.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: words.passkeys })).toBeVisible()

  // What opened the console confirms nothing yet.
  await pressSurely(page, page, words.removePasskey)
  await sees(page, words.confirmLead)
  await isSound(page)
  await page.getByRole('dialog').getByRole('button', { name: words.confirmByKey }).click()
  await sees(page, words.passkeyRemoved)
  await sees(page, words.noPasskeys)
  await page.getByRole('button', { name: words.leave }).click()
  await sees(page, words.doorLead)
  await expect(open).toHaveCount(0)
})
