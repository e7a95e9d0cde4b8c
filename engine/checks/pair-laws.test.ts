import { describe, expect, it } from 'vitest'
import { itemsOf } from '../bank/block.ts'
import type { Checker } from '../bank/fact-checks.ts'
import { BANK } from '../bank/index.ts'
import type { Item, ItemOption, ItemText, Knowledge } from '../bank/item.ts'
import { bothValuesOf, pairsIn, type StoryPair } from '../bank/pairs-in.ts'
import { checkedTwice, knowledge, knowledgeOfField, overdueFact, topicsOfField } from './knowledge.ts'
import { checkPair, pairLaws } from './pair-laws.ts'
import { sectionLaws } from './section-laws.ts'

const PAIRS = pairsIn(itemsOf(BANK)).filter(({ mirrored }) => mirrored)
const [SOUND] = PAIRS
const KEYED = PAIRS.find(({ a }) => a.item.facet === 'LOG')
if (!SOUND || !KEYED) throw new Error('The bank has no pairs.')
const section = (name: string) => PAIRS.filter(({ a }) => a.block === name)

type Side = 'a' | 'b'
const withItem = (pair: StoryPair, side: Side, change: Partial<Item>): StoryPair => ({
  ...pair,
  [side]: { ...pair[side], item: { ...pair[side].item, ...change } },
})
const withOptions = (
  pair: StoryPair,
  side: Side,
  change: (option: ItemOption, place: number) => ItemOption,
) => withItem(pair, side, { options: pair[side].item.options.map(change) as unknown as Item['options'] })
const withText = (pair: StoryPair, side: Side, change: Partial<ItemText>): StoryPair => ({
  ...pair,
  [side]: { ...pair[side], text: { ...pair[side].text, en: { ...pair[side].text.en, ...change } } },
})
const told = (change: (story: string) => string) =>
  withText(SOUND, 'b', { story: change(SOUND.b.text.en.story) })
const noun = SOUND.a.text.en.options[0].split(' ').at(-1)?.replace('.', '') ?? ''

// biome-ignore format: one planted fault a line reads as the table it is
const FAULTS: readonly (readonly [law: string, fault: string, pair: StoryPair])[] = [
  ['P-01', 'a value twice', withOptions(SOUND, 'a', option => ({ ...option, value: option.value === 4 ? 5 : option.value }))],
  ['P-01', 'an option that its twin has not', withOptions(SOUND, 'b', (option, place) => (place === 0 ? { ...option, id: 'zzzz' } : option))],
  ['P-02', 'an option that is good in both stories', withOptions(SOUND, 'b', option => ({ ...option, value: SOUND.a.item.options.find(({ id }) => id === option.id)?.value ?? 1 }))],
  ['P-03', 'another value at a place', withItem(SOUND, 'b', { options: SOUND.b.item.options.toReversed() as unknown as Item['options'] })],
  ['P-05', 'another first sentence', told(story => `Once more. ${story}`)],
  ['P-06', 'another story', told(story => `${story.split('. ')[0]}. All of the rest is another story with other words.`)],
  ['P-07', 'a longer story', told(story => `${story} And then something else happened there too.`)],
  ['P-08', 'a changed word that points to an option', told(story => story.replace(/\d+ weeks/, noun))],
  ['P-09', 'an option with two acts among options of one', withOptions(SOUND, 'a', (option, place) => (place === 0 ? { ...option, acts: 2 } : option))],
  ['P-14', 'a story that nothing proves', { ...KEYED, b: { ...KEYED.b, item: unproven(KEYED.b.item) } }],
]

function unproven({ machineCheck: _, ...item }: Item): Item {
  return item
}

describe('a pair', () => {
  it('keeps every law, wherever it stands in the bank', () => {
    expect(PAIRS.length).toBeGreaterThanOrEqual(44)
    expect(pairLaws(BANK).filter(({ level }) => level === 'fail')).toEqual([])
  })

  it.each(FAULTS)('%s finds %s', (law, _, pair) => {
    expect(checkPair(pair)).toContainEqual(expect.objectContaining({ check: law, level: 'fail' }))
  })

  it('P-01 finds a story without its twin', () => {
    const { competency } = BANK
    const ar = Object.fromEntries(
      Object.entries(competency?.ar ?? {}).filter(([key]) => !key.startsWith('competency-01/b')),
    )
    const alone = competency ? { competency: { ...competency, ar } } : {}
    expect(pairLaws(alone)).toMatchObject([
      { check: 'P-01', key: expect.stringMatching(/^competency-01\/a@/) },
    ])
  })
})

describe('a section of pairs', () => {
  // biome-ignore format: one planted fault a line reads as the table it is
  const planted: readonly (readonly [law: string, fault: string, pairs: readonly StoryPair[]])[] = [
    ['P-02', 'that can be answered without a story', section('skills').map(pair => ({ ...pair, b: pair.a }))],
    ['P-04', 'whose ids give the values away', section('skills').map(pair => renamed(pair))],
    ['P-05', 'whose fact is always in the last sentence', section('skills').map(pair => lastTold(pair))],
    ['P-15', 'whose best option repeats its story', section('skills').map(pair => echoing(pair))],
  ]

  it.each(['competency', 'skills'])('%s keeps the laws', name => {
    expect(sectionLaws(section(name), name)).toEqual([])
  })

  it.each(planted)('%s finds one %s', (law, _, pairs) => {
    expect(sectionLaws(pairs, 'skills')).toContainEqual(
      expect.objectContaining({ check: law, level: 'fail' }),
    )
  })

  /** Ids in the order of their values in story a. */
  function renamed(pair: StoryPair): StoryPair {
    const names = new Map(bothValuesOf(pair).map(({ id, a }) => [id, `x${a}`]))
    const rename = (option: ItemOption): ItemOption => ({ ...option, id: names.get(option.id ?? '') ?? '' })
    return withOptions(withOptions(pair, 'a', rename), 'b', rename)
  }

  function lastTold(pair: StoryPair): StoryPair {
    const story = pair.a.text.en.story
    return withText(withText(pair, 'a', { story: `${story} It is one.` }), 'b', {
      story: `${story} It is two.`,
    })
  }

  function echoing(pair: StoryPair): StoryPair {
    const best = (side: Side) => pair[side].item.options.findIndex(({ value }) => value === 5)
    return (['a', 'b'] as const).reduce(
      (changed, side) => withText(changed, side, { story: pair[side].text.en.options[best(side)] ?? '' }),
      pair,
    )
  }
})

describe('knowledge (P-13)', () => {
  const known: Knowledge = {
    fact: 'a promissory note passes by endorsement',
    kind: 'law',
    source: {
      title: 'Commercial Papers Law',
      issuer: 'Kingdom of Saudi Arabia',
      edition: '1383H (1964)',
      clause: '12',
    },
    reviewBy: '2027-11-22',
  }
  const pair = (knowledge: Knowledge) =>
    withItem(withItem(SOUND, 'a', { knowledge, facet: 'TEC' }), 'b', { knowledge, facet: 'TEC' })

  it('passes with source, clause and the day of the next reading', () => {
    expect(knowledge(pair(known))).toEqual([])
  })

  it.each<[string, Knowledge]>([
    ['an issuer', { ...known, source: { ...known.source, issuer: ' ' } }],
    ['the clause of a law', { ...known, source: { title: 'Law', issuer: 'Issuer', edition: '2020' } }],
    ['its edition', { ...known, source: { ...known.source, edition: '' } }],
    ['a day', { ...known, reviewBy: 'next year' }],
  ])('fails without %s', (_, knowledgeOf) => {
    expect(knowledge(pair(knowledgeOf))).toMatchObject([
      { check: 'P-13', level: 'fail' },
      { check: 'P-13', level: 'fail' },
    ])
  })

  it('may wait for its second check in a draft alone', () => {
    const checker = (by: string): Checker => ({
      ...{ by, kind: 'language model', as: 'practitioner', on: '2026-11-29' },
      checks: [
        { pair: SOUND.key, fact: 'confirmed', where: 'a page', clause: '12', defend: true, objection: '' },
      ],
    })
    const levels = (status: Item['status'], checkers: readonly Checker[]) =>
      checkedTwice(withItem(pair(known), 'a', { status, knowledge: known }), checkers).map(
        ({ level }) => level,
      )
    expect(levels('draft', [checker('first')])).toEqual(['warn'])
    expect(levels('read', [checker('first')])).toEqual(['fail'])
    expect(levels('read', [checker('first'), checker('second')])).toEqual([])
  })

  it('is asked about a topic of its own in each field, named in both languages', () => {
    const legal = itemsOf(BANK).filter(({ field }) => field === 'legal')
    const [first, second] = legal.filter(({ item }) => item.topic && item.story === 'a')
    const planted = (topic: Item['topic']) =>
      legal.map(entry =>
        entry.key === second?.key && topic ? { ...entry, item: { ...entry.item, topic } } : entry,
      )
    expect(topicsOfField(legal, 'legal')).toEqual([])
    expect(topicsOfField(planted(first?.item.topic), 'legal')).toMatchObject([
      { check: 'P-13', level: 'fail', key: 'legal' },
      { check: 'P-13', level: 'fail', key: 'legal' },
    ])
    expect(topicsOfField(planted({ ar: ' ', en: 'another topic' }), 'legal')).toMatchObject([
      { check: 'P-13', level: 'fail', key: second?.key },
    ])
  })

  it.each([
    ['2027-08-20', '2027-11-18', []],
    ['2027-09-01', '2027-11-30', ['warn']],
    ['2027-11-23', '2028-02-21', ['fail']],
  ])('on %s its day of re-reading, 22 November, is told until %s as %j', (today, soon, levels) => {
    expect(overdueFact(pair(known), today, soon).map(({ level }) => level)).toEqual(levels)
  })

  it('is asked for in seven of the ten such pairs of a field', () => {
    const asked = (count: number) =>
      Array.from({ length: 10 }, (_, index) => {
        const { a } = pair(known)
        const { knowledge: own, ...item } = a.item
        return {
          ...a,
          field: 'legal' as const,
          item: index < count && own ? { ...item, knowledge: own } : item,
        }
      })
    expect(knowledgeOfField(asked(7), 'legal')).toEqual([])
    expect(knowledgeOfField(asked(6), 'legal')).toMatchObject([{ check: 'P-13', key: 'legal' }])
    expect(knowledgeOfField(itemsOf(BANK), 'legal')).toEqual([])
  })
})
