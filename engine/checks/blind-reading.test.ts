import { describe, expect, it } from 'vitest'
import { itemsOf } from '../bank/block.ts'
import { BANK } from '../bank/index.ts'
import type { Story } from '../bank/item.ts'
import type { Reader } from '../bank/lean.ts'
import { pairsIn, type StoryPair } from '../bank/pairs-in.ts'
import type { SourceLocale } from '../vocabulary.ts'
import { passesReading } from './blind-reading.ts'

const PAIRS = pairsIn(itemsOf(BANK))
const mirrored = pairWhere(({ a }) => a.block === 'competency')
const technical = pairWhere(({ a }) => a.item.knowledge !== undefined)
const sisters = pairWhere(pair => !pair.mirrored)

function pairWhere(fits: (pair: StoryPair) => boolean): StoryPair {
  const found = PAIRS.find(fits)
  if (!found) throw new Error('The bank has no such pair.')
  return found
}

/** A reader whose first choice has this value in that story. */
function reader(
  pair: StoryPair,
  condition: string,
  value: number,
  { story = 'a', told, language = 'ar' }: { story?: Story; told?: Story; language?: SourceLocale } = {},
): Reader {
  const [item = '', version] = pair.key.split('@')
  const first = pair[story].item.options.find(option => option.value === value)?.id ?? ''
  const reading = { item, version: Number(version), ranked: [first] }
  return {
    ...{ reader: 'one', date: '2026-11-22', kind: 'language model' },
    language,
    condition,
    readings: [told ? { ...reading, story: told } : reading],
  }
}
const whole = (pair: StoryPair, story: Story, value: number) =>
  reader(pair, 'whole story', value, { story, told: story })
const alone = (pair: StoryPair, value: number) => reader(pair, 'options only', value)
const sound = (pair: StoryPair) => [
  ...[alone(pair, 5), alone(pair, 1)],
  ...[whole(pair, 'a', 5), whole(pair, 'a', 5), whole(pair, 'a', 4)],
  ...[whole(pair, 'b', 5), whole(pair, 'b', 5)],
]

describe('a pair has been read', () => {
  it('when readers of the options lean to neither story and two of three find the best of each', () => {
    expect(passesReading(mirrored, sound(mirrored))).toBe(true)
  })

  it.each<[string, readonly Reader[]]>([
    ['nobody has read it', []],
    [
      'readers of the options lean to one story',
      [
        alone(mirrored, 5),
        ...sound(mirrored).filter(({ condition }) => condition === 'whole story'),
        alone(mirrored, 5),
      ],
    ],
    ['one reader saw the options alone', sound(mirrored).slice(1)],
    ['half of the readers of a story miss its best', [...sound(mirrored), whole(mirrored, 'a', 4)]],
    ['one story has one reader', sound(mirrored).slice(0, -1)],
    [
      'another version was read',
      sound(mirrored).map(each => ({
        ...each,
        readings: each.readings.map(reading => ({ ...reading, version: 99 })),
      })),
    ],
  ])('but not when %s', (_, readers) => {
    expect(passesReading(mirrored, readers)).toBe(false)
  })

  it('but not before two people have compared its fact with the source', () => {
    const checked = (checks: number): StoryPair => {
      const { knowledge } = technical.a.item
      if (!knowledge) return technical
      return {
        ...technical,
        a: { ...technical.a, item: { ...technical.a.item, knowledge: { ...knowledge, checks } } },
      }
    }
    expect(passesReading(checked(2), sound(technical))).toBe(true)
    expect(passesReading(checked(1), sound(technical))).toBe(false)
  })

  it('when it asks for preferences and two in each language chose what gets the job', () => {
    const choosers = (['ar', 'en', 'ar', 'en'] as const).map(language =>
      reader(sisters, 'told to get the job', 3, { told: 'a', language }),
    )
    expect(passesReading(sisters, choosers)).toBe(true)
    expect(passesReading(sisters, choosers.slice(1))).toBe(false)
  })
})
