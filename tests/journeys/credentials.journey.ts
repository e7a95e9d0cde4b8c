import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { CompactSign, calculateJwkThumbprint, decodeJwt, exportJWK, generateKeyPair } from 'jose'
import type { CREDENTIALS } from '#web/text/credentials.ts'
import { isSound } from './sound.ts'
import { expect, isAlive, sees, test } from './support.ts'
import { inDatabase, signInTaker } from './taker.ts'

test('chosen fields are issued, checked by a stranger, and no more once they are revoked', async ({
  page,
  context,
  text,
  browser,
  baseURL,
}) => {
  await signInTaker(context, { bought: 'unlock', opened: true })
  const words = text.credentials
  await page.goto('/credentials')
  await isAlive(page)
  // Without a score there is nothing to prove.
  await page.getByRole('button', { name: words.issue }).click()
  await sees(page, words.missing)
  await page.getByRole('checkbox', { name: words.total }).check()
  await page.getByRole('checkbox', { name: words.date }).check()
  await page.getByRole('button', { name: words.issue }).click()
  await sees(page, words.issued)
  await sees(page, words.withoutName)
  await isSound(page)

  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: words.file }).click()
  const path = await (await saving).path()
  const checkPage = (await page.getByRole('link', { name: words.checkPage }).getAttribute('href')) ?? ''

  // Anyone, without an account.
  const stranger = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  await stranger.addCookies((await context.cookies()).filter(({ name }) => name === 'language'))
  const visit = await stranger.newPage()
  await visit.goto('/verify')
  await isAlive(visit)
  await visit.locator('input[type=file]').setInputFiles(path)
  await sees(visit, words.genuine)
  await expect(visit.getByText('السالم')).toHaveCount(0)
  await isSound(visit)
  const token = await readFile(path, 'utf8')
  await visit.getByLabel(words.paste).fill(`${token.slice(0, -4)}AAAA`)
  await visit.getByRole('button', { name: words.check }).click()
  await found(visit, words, 'changed')
  for (const [state, forged] of await forgeries(token)) {
    await visit.getByLabel(words.paste).fill(forged)
    await visit.getByRole('button', { name: words.check }).click()
    await found(visit, words, state)
  }
  await visit.goto(checkPage)
  await sees(visit, words.genuine)
  await isSound(visit)

  await page.getByRole('button', { name: words.revoke }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.revoke }).click()
  await sees(page, words.states.revoked)
  await visit.reload()
  await sees(visit, words.gone)
  await visit.goto('/verify')
  await isAlive(visit)
  await visit.locator('input[type=file]').setInputFiles(path)
  await found(visit, words, 'revoked')
  await stranger.close()
})

type Words = (typeof CREDENTIALS)['en']

async function found(page: Page, words: Words, state: keyof Words['found']) {
  const { title, body } = words.found[state]
  await sees(page, title)
  await sees(page, body)
}

/** Signs what another issuer has issued, and, under a key that is published as one of ours, what has expired. */
async function forgeries(token: string) {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const { n = '', e = '' } = await exportJWK(publicKey)
  const id = await calculateJwkThumbprint({ kty: 'RSA', n, e })
  const claims = decodeJwt(token)
  const kid = `${claims.iss}/keys/${id}`
  const jwk = { kty: 'RSA', alg: 'RS256', use: 'sig', kid: id, n, e }
  await inDatabase(client =>
    client.query(
      `insert into credential_key (id, public_key, sealed_key, made_at) values ($1, $2, 'not ours to open', 'epoch')`,
      [id, JSON.stringify(jwk)],
    ),
  )
  const sign = (claimed: object) =>
    new CompactSign(new TextEncoder().encode(JSON.stringify({ ...claims, ...claimed })))
      .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
      .sign(privateKey)
  return [
    ['foreign', await sign({ issuer: { id: 'https://elsewhere.example' } })],
    ['expired', await sign({ validUntil: '2025-01-01T00:00:00Z' })],
  ] as const
}
