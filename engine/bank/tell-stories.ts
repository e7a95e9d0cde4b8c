import { SLOTS } from '../forms/slots.ts'
import type { Block } from './block.ts'
import { type Item, type ItemKey, type ItemOption, type ItemText, STORIES, type Story } from './item.ts'
import type { MirroredOption, Pair, PairBlock, PairText, SisterOption } from './pair.ts'

/**
 * Makes two items of each pair, `competency-08/a@2` and `/b@2`: at each display position stands the option that has
 * the value of that position in that story, so both stories show equal values at equal places (law P-03).
 */
export function tellStories({ pairs, ar, en }: PairBlock): Block {
  const told = (Object.keys(pairs) as ItemKey[]).flatMap(key => {
    const pair = pairs[key]
    if (!pair) return []
    return STORIES.map(story => {
      const item = itemOf(pair, story)
      return {
        key: keyOf(key, story),
        item,
        ar: textOf(ar[key], item, story),
        en: textOf(en[key], item, story),
      }
    })
  })
  return {
    items: Object.fromEntries(told.map(({ key, item }) => [key, item])),
    ar: Object.fromEntries(told.flatMap(({ key, ar }) => (ar ? [[key, ar]] : []))),
    en: Object.fromEntries(told.flatMap(({ key, en }) => (en ? [[key, en]] : []))),
  }
}

function keyOf(key: ItemKey, story: Story): ItemKey {
  return key.replace('@', `/${story}@`) as ItemKey
}

function itemOf({ options, solution, machineCheck, expected, ...shared }: Pair, story: Story): Item {
  const named = Object.entries(options).map(([id, option]) => ({ id, ...meritIn(option, story) }))
  return {
    ...shared,
    story,
    options: inDisplayOrder(named, shared.slot),
    ...(solution && { solution: solution[story] }),
    ...(machineCheck && { machineCheck: machineCheck[story] }),
    ...(expected && { expected: expected[story] }),
  }
}

function meritIn(option: MirroredOption | SisterOption, story: Story): ItemOption {
  if (!('acts' in option)) return option
  const { acts, pole } = option
  return { ...option[story], acts, ...(pole && { pole }) }
}

/** Options that lack a value of the slot stay at the end, where checks find them. */
function inDisplayOrder(
  options: readonly ItemOption[],
  { form, section, number }: Item['slot'],
): Item['options'] {
  const slot = SLOTS.find(row => row.form === form && row.section === section && row.number === number)
  const placeOf = ({ value }: ItemOption) => slot?.display.indexOf(value) ?? 0
  return options.toSorted((one, other) => placeOf(one) - placeOf(other)) as unknown as Item['options']
}

function textOf(text: PairText | undefined, item: Item, story: Story): ItemText | undefined {
  if (!text) return undefined
  const options = item.options.map(({ id = '' }) => text.options[id] ?? '')
  return {
    story: text.stories[story],
    question: text.question,
    options: options as unknown as ItemText['options'],
    ...(text.deciding && { deciding: text.deciding }),
  }
}
