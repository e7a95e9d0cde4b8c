import { describe, expect, it } from 'vitest'
import { itemsOf } from '../bank/block.ts'
import type { Checker, FactCheck } from '../bank/fact-checks.ts'
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
const whole = (pair: StoryPair, story: Story, value: number, language: SourceLocale = 'ar') =>
  reader(pair, 'whole story', value, { story, told: story, language })
const alone = (pair: StoryPair, value: number, language: SourceLocale = 'ar') =>
  reader(pair, 'options only', value, { language })
const sound = (pair: StoryPair) => [
  ...[alone(pair, 5), alone(pair, 1), alone(pair, 5, 'en'), alone(pair, 1, 'en')],
  ...[whole(pair, 'a', 5), whole(pair, 'a', 5), whole(pair, 'a', 4)],
  ...[whole(pair, 'b', 5), whole(pair, 'b', 5)],
  ...(['a', 'b'] as const).flatMap(story => [whole(pair, story, 5, 'en'), whole(pair, story, 5, 'en')]),
]

describe('a pair has been read', () => {
  it('when readers of the options lean to neither story and two of three find the best of each', () => {
    expect(passesReading(mirrored, sound(mirrored), [])).toBe(true)
  })

  it.each<[string, readonly Reader[]]>([
    ['nobody has read it', []],
    [
      'readers of the options lean to one story',
      [
        ...sound(mirrored).filter(({ condition }) => condition === 'whole story'),
        ...(['ar', 'ar', 'en', 'en'] as const).map(language => alone(mirrored, 5, language)),
      ],
    ],
    ['one reader of a language saw the options alone', sound(mirrored).slice(1)],
    ['half of the readers of a story miss its best', [...sound(mirrored), whole(mirrored, 'a', 4)]],
    [
      'half of the readers of a story miss its best in one language',
      [...sound(mirrored), whole(mirrored, 'b', 4, 'en'), whole(mirrored, 'b', 4, 'en')],
    ],
    ['one story has one reader in one language', sound(mirrored).slice(0, -1)],
    [
      'another version was read',
      sound(mirrored).map(each => ({
        ...each,
        readings: each.readings.map(reading => ({ ...reading, version: 99 })),
      })),
    ],
  ])('but not when %s', (_, readers) => {
    expect(passesReading(mirrored, readers, [])).toBe(false)
  })

  const checker = (by: string, fact: FactCheck['fact'], pair = technical.key): Checker => ({
    ...{ by, kind: 'language model', as: 'practitioner', on: '2026-11-29' },
    checks: [{ pair, fact, where: 'a public page', clause: '12', defend: true, objection: '' }],
  })

  it('when two checkers have found its fact', () => {
    const checkers = [checker('first', 'confirmed'), checker('second', 'confirmed')]
    expect(passesReading(technical, sound(technical), checkers)).toBe(true)
  })

  it.each<[string, readonly Checker[]]>([
    ['nobody has compared its fact with the source', []],
    ['one checker has', [checker('first', 'confirmed')]],
    ['one checker has done so twice', [checker('first', 'confirmed'), checker('first', 'confirmed')]],
    ['one of two found a part of it', [checker('first', 'confirmed'), checker('second', 'partly')]],
    ['one of two did not find it', [checker('first', 'confirmed'), checker('second', 'notfound')]],
    [
      'a third one found it wrong',
      [checker('first', 'confirmed'), checker('second', 'confirmed'), checker('third', 'wrong')],
    ],
    [
      'another version was checked',
      [checker('first', 'confirmed'), checker('second', 'confirmed', technical.key.replace(/@.*/, '@99'))],
    ],
  ])('but not when %s', (_, checkers) => {
    expect(passesReading(technical, sound(technical), checkers)).toBe(false)
  })

  it('when it asks for preferences and two in each language chose what gets the job', () => {
    const choosers = (['ar', 'en', 'ar', 'en'] as const).map(language =>
      reader(sisters, 'told to get the job', 3, { told: 'a', language }),
    )
    expect(passesReading(sisters, choosers, [])).toBe(true)
    expect(passesReading(sisters, choosers.slice(1), [])).toBe(false)
  })
})
