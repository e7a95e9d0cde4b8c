import type { Bank } from '#engine/bank/block.ts'
import { type Item, type ItemKey, type ItemText, STORIES } from '#engine/bank/item.ts'
import { SAMPLE, SAMPLE_AR, SAMPLE_EN } from '#engine/bank/sample-item.ts'
import { RELEASED, type Released } from '#engine/versions/released.ts'
import type { TemplateId } from '#engine/vocabulary.ts'

/** Makes a release with invented pairs on trial: so many for each named section of a form. */
export function withPilots(form: TemplateId, counts: Readonly<Record<string, number>>): Released {
  const items: Record<ItemKey, Item> = {}
  const ar: Record<ItemKey, ItemText> = {}
  const en: Record<ItemKey, ItemText> = {}
  for (const [section, count] of Object.entries(counts)) {
    for (let number = 1; number <= count; number += 1) {
      for (const story of STORIES) {
        const key: ItemKey = `pilot-${section}-0${number}/${story}@1`
        items[key] = { ...SAMPLE, slot: { form, section, number }, story }
        ar[key] = { ...SAMPLE_AR, story: `${SAMPLE_AR.story} (${section} ${number} ${story})` }
        en[key] = { ...SAMPLE_EN, story: `${SAMPLE_EN.story} (${section} ${number} ${story})` }
      }
    }
  }
  const pilots: Bank = { pilot: { items, ar, en } }
  return { ...RELEASED, pilots }
}

/** Names the pairs of `withPilots`. */
export const pilotPair = (section: string, number: number) => `pilot-${section}-0${number}@1`
