import { afterAll, beforeAll, expect, it } from 'vitest'
import { results, sectionQuestions } from '#contract/assessment.ts'
import type { Bank } from '#engine/bank/block.ts'
import { BANK } from '#engine/bank/index.ts'
import type { Item, ItemKey, ItemOption, ItemText } from '#engine/bank/item.ts'
import { createTestApi, type Person, PROFILE, type TestApi } from '../../../tests/support/api.ts'

const FIRST: ItemKey = 'quick-SKL-01@1'
const SECOND: ItemKey = 'quick-SKL-01@2'
const quick = (BANK as Bank).quick as { items: Record<ItemKey, Item> } & Record<
  'ar' | 'en',
  Record<ItemKey, ItemText>
>

let test: TestApi
beforeAll(async () => {
  test = await createTestApi()
})
afterAll(async () => {
  for (const part of [quick.items, quick.ar, quick.en]) delete part[SECOND]
  await test.close()
})

/** The next release: a second version of the first item, with another story and the key turned round. */
function release() {
  const { items, ar, en } = quick
  const [item, arabic, english] = [items[FIRST], ar[FIRST], en[FIRST]]
  if (!item || !arabic || !english) throw new Error('the first item of the quick form has another key')
  const turned = item.options.map(option => ({ ...option, value: 6 - option.value })) as ItemOption[]
  items[SECOND] = { ...item, options: turned as unknown as Item['options'] }
  ar[SECOND] = { ...arabic, story: 'قصة الإصدار الثاني.' }
  en[SECOND] = { ...english, story: 'The story of the second version.' }
}

async function firstStory(person: Person, id: string): Promise<string | undefined> {
  const { json } = await person.call('GET', `/api/assessment/${id}/questions?section=SKL`)
  return sectionQuestions.parse(json).questions[0]?.story.en
}

/** Chooses the best of the first item's first version, and the first option of all others. */
async function finish(person: Person, id: string): Promise<number> {
  const best = (quick.items[FIRST]?.options.findIndex(({ value }) => value === 5) ?? 0) + 1
  for (const section of ['SKL', 'WST', 'CAR']) {
    for (let questionNumber = 1; questionNumber <= 5; questionNumber++) {
      test.clock.advance(20_000)
      const isFirst = section === 'SKL' && questionNumber === 1
      const { status } = await person.call('POST', `/api/assessment/${id}/answer`, {
        ...{ section, questionNumber, answer: isFirst ? best : 1, responseTime: 15_000 },
      })
      expect(status).toBe(200)
    }
  }
  const { json } = await person.call('GET', `/api/assessment/${id}/results`)
  return results.parse(json).total.score
}

it('an attempt begun on one version of the bank is asked and scored on it; the next one gets the new version', async () => {
  const person = await test.person()
  await person.call('POST', '/api/profile', PROFILE)
  const begun = await person.call('POST', '/api/assessment/start', { templateId: 'quick' })
  release()
  expect(await firstStory(person, begun.json.id)).toBe(quick.en[FIRST]?.story)
  const before = await finish(person, begun.json.id)

  const next = await person.call('POST', '/api/assessment/reset', { templateId: 'quick' })
  expect(await firstStory(person, next.json.id)).toBe('The story of the second version.')
  // The same answers: what was worth 5 in the first version is worth 1 in the second.
  expect(before - (await finish(person, next.json.id))).toBe(4)

  const again = await person.call('GET', `/api/assessment/${begun.json.id}/results`)
  expect(results.parse(again.json).total.score).toBe(before)
})
