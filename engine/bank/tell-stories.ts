import type { Block } from './block.ts'
import { type Item, type ItemKey, type ItemOption, type ItemText, STORIES, type Story } from './item.ts'
import type { MirroredOption, Pair, PairBlock, PairText, PairTexts, SisterOption } from './pair.ts'

/**
 * Makes two items of each pair, `competency-08/a@2` and `/b@2`: at each display position stands the option that has
 * the value of that position in that story, so both stories show equal values at equal places (law P-03).
 */
export function tellStories({ pairs, ...texts }: PairBlock): Block {
  const told = (Object.keys(pairs) as ItemKey[]).flatMap(key => {
    const pair = pairs[key]
    return pair ? STORIES.map(story => ({ key, story, item: itemOf(pair, story) })) : []
  })
  const wordsIn = (words: PairTexts) =>
    Object.fromEntries(
      told.flatMap(({ key, story, item }) => {
        const text = words[key]
        return text ? [[keyOf(key, story), textOf(text, item, story)]] : []
      }),
    )
  const { ar, en, ...translations } = texts
  return {
    items: Object.fromEntries(told.map(({ key, story, item }) => [keyOf(key, story), item])),
    ...mapped(translations, wordsIn),
    ar: wordsIn(ar),
    en: wordsIn(en),
  }
}

function mapped<From, To>(
  values: Readonly<Record<string, From>>,
  map: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]))
}

function keyOf(key: ItemKey, story: Story): ItemKey {
  return key.replace('@', `/${story}@`) as ItemKey
}

function itemOf({ options, display, solution, machineCheck, expected, ...shared }: Pair, story: Story): Item {
  const named = Object.entries(options).map(([id, option]) => ({ id, ...meritIn(option, story) }))
  return {
    ...shared,
    story,
    options: inDisplayOrder(named, display),
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

/** Options that lack a value of the slot stay at an end, where checks find them. */
function inDisplayOrder(options: readonly ItemOption[], display: Pair['display']): Item['options'] {
  const placeOf = ({ value }: ItemOption) => display.indexOf(value)
  return options.toSorted((one, other) => placeOf(one) - placeOf(other)) as unknown as Item['options']
}

function textOf(text: PairText, item: Item, story: Story): ItemText {
  const options = item.options.map(({ id = '' }) => text.options[id] ?? '')
  return {
    story: text.stories[story],
    question: text.question,
    options: options as unknown as ItemText['options'],
    ...(text.deciding && { deciding: text.deciding }),
  }
}
