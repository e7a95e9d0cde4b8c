import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { results } from '#contract/assessment.ts'
import * as competency from '#engine/bank/competency/index.ts'
import type { Pole } from '#engine/bank/item.ts'
import type { Pair, PairText } from '#engine/bank/pair.ts'
import { pairKeyOf } from '#engine/bank/pairs-in.ts'
import * as skills from '#engine/bank/skills/index.ts'
import * as technology from '#engine/bank/technology/index.ts'
import { FORMS } from '#engine/forms/forms.ts'
import { publicQuestion } from '#engine/public-view.ts'
import { sayStyle } from '#engine/style/say-style.ts'
import { STYLE_1 } from '#engine/style/style-rules.ts'
import { pinnedItems } from '#engine/versions/pinned-items.ts'
import { RELEASED } from '#engine/versions/released.ts'
import type { Attempt } from '#server/features/assessment/attempt.ts'
import { findOwnAttempt } from '#server/features/assessment/find-attempt.ts'
import { type AccountsApi, createAccountsApi } from '../../../tests/support/accounts.ts'
import { readPdf } from '../../../tests/support/pdf-text.ts'
import { createTaker, type Taker } from '../../../tests/support/unlocked.ts'
import { writeAnswers } from '../../../tests/support/write-answers.ts'
import { renderReport } from './render-report.ts'
import { PAPER_WORDS } from './words/index.ts'

let world: AccountsApi
beforeAll(async () => {
  world = await createAccountsApi()
})
afterAll(async () => {
  await world.deps.typst.stop()
  await world.close()
})

const PAIRS: Readonly<Record<string, Pair>> = {
  ...competency.pairs,
  ...skills.pairs,
  ...technology.pairs,
}
const TEXTS: Readonly<Record<string, PairText>> = {
  ...competency.en,
  ...skills.en,
  ...technology.en,
}

async function takerWith(answers: string): Promise<{ taker: Taker; style: readonly string[] }> {
  const taker = await createTaker(world)
  await writeAnswers(world.store.pool, taker.assessmentId, { answers, completedAt: world.clock.now })
  const { json } = await taker.call('POST', `/api/assessment/${taker.assessmentId}/open`)
  return { taker, style: results.parse(json).detail?.style.map(({ en }) => en) ?? [] }
}

/** Recounts one habit from what the pairs' own files say of the words that stood on the screen. */
function recount(attempt: Attempt, pole: Pole, opposite: Pole) {
  const chosen = pinnedItems(RELEASED, FORMS.basic, attempt).flatMap((item, position) => {
    const key = pairKeyOf(item.key)
    const pair = PAIRS[key]
    const poles = Object.values(pair?.options ?? {}).map(option => 'acts' in option && option.pole)
    if (!poles.includes(pole) || !poles.includes(opposite)) return []
    const shown = publicQuestion(item).options[Number(attempt.answers[position]) - 1]?.text.en
    const [id = ''] = Object.entries(TEXTS[key]?.options ?? {}).find(([, text]) => text === shown) ?? []
    const option = pair?.options[id]
    if (!option || !('acts' in option) || !item.item.story) throw new Error(`${key} has no such option.`)
    return [{ isOurs: option.pole === pole, value: option[item.item.story].value }]
  })
  const ours = chosen.filter(({ isOurs }) => isOurs)
  return {
    ...{ pole, opposite, moments: chosen.length, chosen: ours.length },
    fitting: ours.filter(({ value }) => value > 3).length,
  }
}

describe('the style', () => {
  it.each(['34215', '51423', '12345'])(
    'of an opened report counts what a hand counts in the answers (%s again and again)',
    async pattern => {
      const { taker, style } = await takerWith(pattern.repeat(18))
      const attempt = await findOwnAttempt(world.deps.database, {
        ...{ userId: taker.userId, id: taker.assessmentId },
      })
      const recounted = STYLE_1.axes.flatMap(([one, other]) => {
        const [first, second] = [recount(attempt, one, other), recount(attempt, other, one)]
        const most = second.chosen > first.chosen ? second : first
        return most.moments >= STYLE_1.fewest && most.chosen > 0 ? [most] : []
      })
      expect(recounted.length).toBeGreaterThanOrEqual(6)
      expect(style).toEqual(sayStyle(STYLE_1, recounted).map(({ en }) => en))
    },
  )

  it('differs between two people who answered otherwise', async () => {
    const [one, other] = [await takerWith('34215'.repeat(18)), await takerWith('51423'.repeat(18))]
    expect(one.style).not.toEqual(other.style)
  })

  it('is locked with the rest of the detail', async () => {
    const taker = await createTaker(world, { bought: null })
    const { json } = await taker.call('GET', `/api/assessment/${taker.assessmentId}/results`)
    expect(JSON.stringify(json)).not.toMatch(/moments you|كان الاختيار/)
  })

  it('of a form with one habit says that one', async () => {
    const taker = await createTaker(world, { bought: 'pro' })
    const { json: quick } = await taker.call('POST', '/api/assessment/reset', { templateId: 'quick' })
    const answers = '34215'.repeat(18).slice(0, FORMS.quick.count)
    await writeAnswers(world.store.pool, quick.id, { answers, completedAt: world.clock.now })
    const { json } = await taker.call('POST', `/api/assessment/${quick.id}/open`)
    const said = results.parse(json).detail?.style.map(({ en }) => en)
    expect(said?.[0]).toMatch(/^In \d of 8 moments you took (the whole step|a part of the step) rather than/)
  })

  it('stands on the paper of its owner and not on that of a company', async () => {
    const { taker, style } = await takerWith('34215'.repeat(18))
    const wish = { userId: taker.userId, attemptId: taker.assessmentId, locale: 'en' } as const
    const textFor = async (reader: 'owner' | 'company') =>
      (await readPdf(await renderReport(world.deps, { ...wish, reader }))).pages
        .join(' ')
        .replace(/\s+/g, ' ')
    const [own, company] = [await textFor('owner'), await textFor('company')]
    expect(own).toContain(PAPER_WORDS.en.style)
    for (const line of style) expect(own).toContain(line)
    expect(company).toContain(PAPER_WORDS.en.plan)
    expect(company).not.toContain(PAPER_WORDS.en.style)
    for (const line of style) expect(company).not.toContain(line)
  })
})
