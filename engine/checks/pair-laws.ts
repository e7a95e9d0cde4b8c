import { type Bank, type BankItem, itemsOf } from '../bank/block.ts'
import { isObjective } from '../bank/instruction.ts'
import { STORIES } from '../bank/item.ts'
import { bothValuesOf, pairKeyOf, pairsIn, type StoryPair } from '../bank/pairs-in.ts'
import { bareWordsOf, sentencesOf } from '../bank/words.ts'
import { SOURCE_LOCALES, type SourceLocale } from '../vocabulary.ts'
import { type Finding, fail } from './finding.ts'
import { knowledge } from './knowledge.ts'

const SUM = { least: 5, most: 7 }
const LEAST_SHARED = 0.75
const MOST_WORDS_APART = 3

/** The laws of one mirrored pair, by their number in docs/method/items.md#pairs. */
const PAIR_LAWS: readonly ((pair: StoryPair) => Finding[])[] = [
  /* P-01 */ oneSet,
  /* P-02 */ sums,
  /* P-03 */ equalPlaces,
  /* P-05 */ firstSentence,
  /* P-06 */ sharedWords,
  /* P-07 */ equalLengths,
  /* P-08 */ changedWordInOptions,
  /* P-09 */ acts,
  /* P-14 */ provenTwice,
]

/** Checks that stories come in pairs, and that each mirrored pair keeps the laws P-01 to P-14. */
export function pairLaws(bank: Bank): Finding[] {
  const entries = itemsOf(bank)
  const pairs = pairsIn(entries)
  return [
    ...alone(entries, pairs),
    ...pairs.flatMap(pair => knowledge(pair)),
    ...pairs.filter(({ mirrored }) => mirrored).flatMap(checkPair),
  ]
}

export function checkPair(pair: StoryPair): Finding[] {
  return PAIR_LAWS.flatMap(law => law(pair))
}

function alone(entries: readonly BankItem[], pairs: readonly StoryPair[]): Finding[] {
  const whole = new Set(pairs.map(({ key }) => key))
  return entries
    .filter(({ key, item }) => item.story && !whole.has(pairKeyOf(key)))
    .map(({ key }) => fail('P-01', key, 'story', 'has no twin'))
}

function oneSet(pair: StoryPair): Finding[] {
  const options = bothValuesOf(pair)
  const faults = STORIES.filter(
    story =>
      options
        .map(option => option[story])
        .sort()
        .join('') !== '12345',
  )
  return faults.map(story =>
    fail(
      'P-01',
      pair.key,
      `story ${story}`,
      'its options are not the five of its twin, worth 1 to 5 once each',
    ),
  )
}

function sums(pair: StoryPair): Finding[] {
  return bothValuesOf(pair).flatMap(({ id, a, b }) =>
    a + b < SUM.least || a + b > SUM.most
      ? [
          fail(
            'P-02',
            pair.key,
            `option ${id}`,
            `is worth ${a} and ${b}, not ${SUM.least} to ${SUM.most} together`,
          ),
        ]
      : [],
  )
}

function equalPlaces({ key, a, b }: StoryPair): Finding[] {
  return a.item.options.flatMap(({ value }, place) =>
    b.item.options[place]?.value === value
      ? []
      : [fail('P-03', key, `place ${place + 1}`, 'is worth something else in the other story')],
  )
}

function firstSentence(pair: StoryPair): Finding[] {
  return inBoth(pair, (a, b) =>
    sentencesOf(a)[0] === sentencesOf(b)[0] ? [] : [['P-05', 'the first sentences differ']],
  )
}

function sharedWords(pair: StoryPair): Finding[] {
  return inBoth(pair, (a, b) => {
    const longer = Math.max(bareWordsOf(a).length, bareWordsOf(b).length)
    const shared = 1 - changedWords(a, b).length / longer / 2
    return shared < LEAST_SHARED ? [['P-06', `${shared.toFixed(2)} of the words are shared`]] : []
  })
}

function equalLengths(pair: StoryPair): Finding[] {
  return inBoth(pair, (a, b) => [
    ...(sentencesOf(a).length === sentencesOf(b).length
      ? []
      : [['P-07', 'numbers of sentences differ'] as const]),
    ...(Math.abs(bareWordsOf(a).length - bareWordsOf(b).length) <= MOST_WORDS_APART
      ? []
      : [['P-07', 'lengths differ'] as const]),
  ])
}

function changedWordInOptions(pair: StoryPair): Finding[] {
  return inBoth(pair, (a, b, locale) => {
    const options = pair.a.text[locale].options.map(bareWordsOf)
    return changedWords(a, b).flatMap(word => {
      const holding = options.filter(words => words.includes(word)).length
      if (holding === 0 || holding === options.length) return []
      return [['P-08', `«${word}» stands in ${holding} options`] as const]
    })
  })
}

function acts({ key, a }: StoryPair): Finding[] {
  const declared = new Set(a.item.options.map(option => option.acts))
  return declared.size > 1 || declared.has(undefined) ? [fail('P-09', key, 'acts', 'differ')] : []
}

function provenTwice({ key, a, b }: StoryPair): Finding[] {
  if (!isObjective(a.item.facet) || a.item.knowledge) return []
  return [a, b]
    .filter(({ item }) => !item.machineCheck)
    .map(({ item }) => fail('P-14', key, `story ${item.story}`, 'is not proven'))
}

type Fault = readonly [law: `P-${string}`, message: string]

function inBoth(
  { key, a, b }: StoryPair,
  compare: (a: string, b: string, locale: SourceLocale) => readonly Fault[],
): Finding[] {
  return SOURCE_LOCALES.flatMap(locale =>
    compare(a.text[locale].story, b.text[locale].story, locale).map(([law, message]) =>
      fail(law, key, `${locale} stories`, message),
    ),
  )
}

/** Lists the words that one story has more often than the other; a swap of two words changes none. */
function changedWords(a: string, b: string): string[] {
  const count = (words: readonly string[], word: string) => words.filter(one => one === word).length
  const [first, second] = [bareWordsOf(a), bareWordsOf(b)]
  return [...new Set([...first, ...second])].filter(word => count(first, word) !== count(second, word))
}
