import type { RatedStory } from '#contract/rating.ts'
import { itemsOf, textIn } from '#engine/bank/block.ts'
import { BANK } from '#engine/bank/index.ts'
import { APART_MS } from '#engine/ratings/open-tasks.ts'
import type { AccountsApi } from './accounts.ts'
import { createPanel, createRater, type PanelOfTest, type RaterBrowser, rateAll } from './rater.ts'

type Rate = (values: readonly number[], rater: number, key: string) => readonly number[]

/** Rates as the key does: 1, 3, 5, 7, 9. */
export const asTheKey: Rate = values => values.map(value => 2 * value - 1)

/** Finds whose words a story has: its key, and the values of its options in the order shown. */
export function keyOf(told: RatedStory): { key: string; values: number[] } {
  const found = itemsOf(BANK).find(entry => textIn(entry, 'ar').story === told.story)
  if (!found) throw new Error(`no item has the words of ${told.id}`)
  const words = textIn(found, 'ar').options
  const values = told.options.map(option => found.item.options[words.indexOf(option)]?.value ?? 0)
  return { key: found.key, values }
}

/** Makes a panel whose raters have rated all that they were asked, both weeks; its round is still open. */
export async function ratePanel(
  world: AccountsApi,
  { raters = 8, pairs = 1, rate = asTheKey, block = 'competency' } = {},
): Promise<PanelOfTest & { readonly raters: readonly RaterBrowser[] }> {
  const panel = await createPanel(world, { pairs, block })
  const people: RaterBrowser[] = []
  for (let index = 0; index < raters; index++) people.push(await createRater(world, panel))
  for (let week = 0; week < 2; week++) {
    for (const [index, rater] of people.entries())
      await rateAll(rater, told => {
        const { key, values } = keyOf(told)
        return rate(values, index, key)
      })
    world.clock.advance(APART_MS)
  }
  return { ...panel, raters: people }
}
