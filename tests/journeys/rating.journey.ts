import { randomBytes, randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { type BankItem, itemsOf, textIn } from '#engine/bank/block.ts'
import { BANK } from '#engine/bank/index.ts'
import { pairsIn, type StoryPair } from '#engine/bank/pairs-in.ts'
import { LOCALES, type Locale } from '#engine/vocabulary.ts'
import { hashOfLink } from '#server/http/rater.ts'
import { readSecret } from '#server/secret.ts'
import { AGREEMENT } from '#web/text/agreement.ts'
import { CONSOLE } from '#web/text/console.ts'
import { DESK } from '#web/text/desk.ts'
import { RATING } from '#web/text/rating.ts'
import { becomeOwner, pressSurely } from './operator.ts'
import { isSound } from './sound.ts'
import { expect, sees, speak, test } from './support.ts'
import { inDatabase, signInTaker } from './taker.ts'

/** Finds a pair that blind readers have passed; each language has its own, for one decision about a pair waits at a time. */
function pairFor(language: Locale): StoryPair {
  const found = pairsIn(itemsOf(BANK)).filter(
    ({ a, mirrored }) => a.block === 'competency' && mirrored && a.item.status === 'read',
  )[LOCALES.indexOf(language)]
  if (!found) throw new Error('no pair')
  return found
}

/** Rates as the key does, in the item's own order: 1, 3, 5, 7, 9. */
const asTheKey = ({ item }: BankItem) => item.options.map(({ value }) => 2 * value - 1)

/**
 * Makes a panel of eight who rated both stories of a pair two weeks ago, as its key does; but one of them the first story the other way
 * round. @returns the panel's name, and the token of that one's link
 */
async function createRated(language: Locale, pair: StoryPair): Promise<{ name: string; token: string }> {
  const [panel, name] = [randomUUID(), `لجنة ${randomUUID().slice(0, 8)}`]
  const token = randomBytes(32).toString('base64url')
  const secret = readSecret({ AUTH_SECRET: undefined, DATA_DIR: process.env.DATA_FOLDER ?? '' })
  await inDatabase(async client => {
    await client.query(
      `insert into rating_panel (id, name, kind, block, items, both_stories, round, made_at)
       values ($1, $2, 'practitioners', 'competency', $3, true, 'open', now())`,
      [panel, name, [pair.key]],
    )
    for (let number = 0; number < 8; number++) {
      const rater = randomUUID()
      await client.query(
        `insert into rater (id, panel_id, email, language, rater_number, token_hash, token_expires_at, practice, interests,
                            consent_version, consented_at, opened_at, invited_at)
         values ($1, $2, $3, $4, $5, $6, now() + interval '1 day', 'تنسيق المشاريع', 'لا توجد', '1', now(), now(), now())`,
        [
          rater,
          panel,
          `${rater}@rater.example`,
          language,
          number,
          number === 0 ? hashOfLink(secret, token) : null,
        ],
      )
      for (const [place, story] of (['a', 'b'] as const).entries()) {
        const given = asTheKey(pair[story])
        const said = number === 0 && story === 'a' ? given.map(point => 10 - point) : given
        await client.query(
          `insert into rating (rater_id, id, panel_id, pair, story, place, wave, is_repeat, option_order, seen_at, rated_at, ratings, named_facet)
           values ($1, $2, $3, $4, $5, $6, $7, false, '31524', now() - interval '14 days', now() - interval '14 days', $8, $9)`,
          [rater, randomUUID(), panel, pair.key, story, place, place + 1, said, pair.a.item.facet],
        )
      }
    }
  })
  return { name, token }
}

/** Opens the console in a context of its own, and in it the panel. */
async function openPanel(context: BrowserContext, page: Page, language: Locale, name: string) {
  const [words, desk] = [CONSOLE[language], DESK[language]]
  const code = await becomeOwner(await signInTaker(context))
  await page.goto('/operator/panels')
  await page.getByLabel(words.code).fill(code())
  await page.getByRole('button', { name: words.open }).click()
  const row = page.locator('tr, li').filter({ hasText: name }).filter({ visible: true })
  await row.getByRole('button', { name: desk.show, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  return code
}

test('a panel agrees but for one, who discusses without a network and by keyboard; two people accept the key', async ({
  page,
  context,
  browser,
  baseURL,
  language,
}) => {
  test.slow()
  const [words, text, rating] = [AGREEMENT[language], CONSOLE[language], RATING[language]]
  const pair = pairFor(language)
  const own = asTheKey(pair.a)
  const { name, token } = await createRated(language, pair)
  await openPanel(context, page, language, name)
  await sees(page, words.later)
  await pressSurely(page, page, words.closeRound)
  await sees(page, words.agreementLead)
  await page.locator('summary').click()
  await sees(page, words.objections.spread)
  await isSound(page)
  await pressSurely(page, page, words.discuss(1))
  await sees(page, words.discussing)

  const theirs = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  await speak(theirs, language, baseURL)
  const rater = await theirs.newPage()
  await rater.goto(`/rate?lang=${language}#${token}`)
  await sees(rater, rating.discussionLead)
  await expect(rater).toHaveURL(/\/rate\?lang=..$/)
  const shown = textIn(pair.a, language).options
  // Of the option that this rater sees first seven gave the key's point, and they themselves the opposite one.
  const first = own[2] ?? 0
  await expect(rater.getByRole('group', { name: shown[2] ?? '' })).toContainText(
    rating.gave(first, first === 5 ? 8 : 7),
  )
  await isSound(rater)
  await rater.getByRole('button', { name: rating.commentOnly }).click()
  await sees(rater, rating.commentShort)
  await rater.getByRole('textbox').fill('الأثر على الفريق يغيّر الترتيب')
  await theirs.setOffline(true)
  await rater.getByRole('radio').first().focus()
  for (const place of [3, 1, 5, 2, 4]) await rater.keyboard.press(`${own[place - 1]}`)
  await rater.keyboard.press('Tab')
  await rater.keyboard.press('Enter')
  await sees(rater, rating.waiting(1))
  await theirs.setOffline(false)
  await sees(rater, rating.discussedBody)
  await isSound(rater)
  await theirs.close()

  // The question that was opened stays open.
  await pressSurely(page, page, words.closeRound)
  await sees(page, words.noObjections)
  await sees(page, 'الأثر على الفريق يغيّر الترتيب')
  await page.getByLabel(words.reason).fill('الترتيب واحد عند كل الأعضاء')
  await page.getByRole('button', { name: words.propose }).click()
  await sees(page, words.withdraw)
  await isSound(page)

  const another = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  await speak(another, language, baseURL)
  const second = await another.newPage()
  const theirCode = await openPanel(another, second, language, name)
  await second.locator('summary').click()
  await second.getByLabel(words.reason).fill('قُرئت القصتان والتقديرات')
  await second.getByRole('button', { name: words.confirm }).click()
  await second.getByRole('dialog').getByLabel(text.code).fill(theirCode(1))
  await second.getByRole('dialog').getByRole('button', { name: text.confirm }).click()
  await sees(second, words.confirmed)
  await expect(second.locator('summary')).toContainText(words.statuses.rated)
  const answer = await second.request.get('/api/method')
  expect((await answer.json()).bank.rated).toBeGreaterThan(0)
  // Other journeys meet the bank as it was.
  await inDatabase(client => client.query('delete from item_decision where pair = $1', [pair.key]))
})
