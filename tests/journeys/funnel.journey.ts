import { readingPath } from '#contract/reading-pages.ts'
import { inventPerson } from './person.ts'
import { expect, fillRegistration, isAlive, sees, test } from './support.ts'
import { inDatabase } from './taker.ts'

test('the word of a link is kept from the landing page to the account, with no cookie, no beacon and no third host', async ({
  page,
  context,
  baseURL,
  language,
  text,
}) => {
  const strange: string[] = []
  page.on('request', request => {
    const isOurs = new URL(request.url()).origin === new URL(baseURL ?? '').origin
    if (!isOurs || request.resourceType() === 'ping') strange.push(request.url())
  })
  const cookiesOf = async () => (await context.cookies()).map(({ name }) => name).sort()
  await page.goto(readingPath('/', language))
  const before = await cookiesOf()
  await page.goto(`${readingPath('/', language)}?source=Job-Fair`)
  await page.goto(readingPath('/plans', language))
  expect(await cookiesOf()).toEqual(before)
  await page.locator('a[href^="/register"]').first().click()
  await isAlive(page)
  const person = inventPerson()
  await fillRegistration(page, person)
  await page.getByRole('button', { name: text.account.register, exact: true }).click()
  await sees(page, text.account.registered)
  const { rows } = await inDatabase(client =>
    client.query(
      'select a.language, a.device, a.source from arrival a join "user" u on u.id = a.user_id where u.email = $1',
      [person.email],
    ),
  )
  expect(rows).toEqual([{ language, device: expect.stringMatching(/^(phone|desktop)$/), source: 'job-fair' }])
  expect(strange).toEqual([])
})
