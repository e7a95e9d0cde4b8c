import { correlation } from '../bank/correlation.ts'
import { STORIES, type Story } from '../bank/item.ts'
import { mean } from '../bank/mean.ts'
import { bothValuesOf, type StoryPair } from '../bank/pairs-in.ts'
import { bareWordsOf, sentencesOf } from '../bank/words.ts'
import { SOURCE_LOCALES, type SourceLocale } from '../vocabulary.ts'
import { type Finding, fail } from './finding.ts'

const MOST_BLIND = 3.25
const MOST_IN_LAST_SENTENCE = 0.6
/** Two and a half standard errors of 150 options under random ids, which no reader is shown. */
const MOST_CORRELATION = 0.2
const ECHO = [2.7, 3.3] as const
/** Below that many pairs no mean but the blind bound says anything. */
const ENOUGH = 10

/** Checks what holds on average over the mirrored pairs of a section: P-02, P-04, P-05 and P-15. */
export function sectionLaws(pairs: readonly StoryPair[], section: string): Finding[] {
  if (pairs.length < ENOUGH) return blindness(pairs, section)
  return [
    ...blindness(pairs, section),
    ...idOrder(pairs, section),
    ...lastSentence(pairs, section),
    ...echo(pairs, section),
  ]
}

/** Computes the best mean value that one choice can have over both stories. */
export function blindBound(pair: StoryPair): number {
  return Math.max(...bothValuesOf(pair).map(({ a, b }) => (a + b) / 2))
}

function blindness(pairs: readonly StoryPair[], section: string): Finding[] {
  if (pairs.length === 0) return []
  const bound = mean(pairs.map(blindBound))
  if (bound <= MOST_BLIND) return []
  return [
    fail(
      'P-02',
      section,
      'blind bound',
      `who reads no story reaches ${bound.toFixed(2)}, more than ${MOST_BLIND}`,
    ),
  ]
}

/** Options stand in their file by id, so one law covers ids and file order. */
function idOrder(pairs: readonly StoryPair[], section: string): Finding[] {
  return STORIES.flatMap(story => {
    const ranked = pairs.flatMap(pair =>
      bothValuesOf(pair)
        .sort((one, other) => (one.id < other.id ? -1 : 1))
        .map((option, rank) => [rank, option[story]] as const),
    )
    const r = correlation(ranked)
    if (Math.abs(r) <= MOST_CORRELATION) return []
    return [fail('P-04', section, `story ${story}`, `order of ids and value correlate: ${r.toFixed(2)}`)]
  })
}

function lastSentence(pairs: readonly StoryPair[], section: string): Finding[] {
  return SOURCE_LOCALES.flatMap(locale => {
    const last = pairs.filter(({ a, b }) => {
      return sentencesOf(a.text[locale].story).at(-1) !== sentencesOf(b.text[locale].story).at(-1)
    })
    if (last.length <= MOST_IN_LAST_SENTENCE * pairs.length) return []
    const message = `the fact stands in the last sentence in ${last.length} of ${pairs.length} pairs`
    return [fail('P-05', section, locale, message)]
  })
}

function echo(pairs: readonly StoryPair[], section: string): Finding[] {
  return SOURCE_LOCALES.flatMap(locale => {
    const score = mean(pairs.flatMap(pair => STORIES.map(story => valueOfEcho(pair, story, locale))))
    if (score >= ECHO[0] && score <= ECHO[1]) return []
    return [fail('P-15', section, locale, `the option closest to its story scores ${score.toFixed(2)}`)]
  })
}

/** Options that share as large a part of their words with the story count together. */
function valueOfEcho(pair: StoryPair, story: Story, locale: SourceLocale): number {
  const { item, text } = pair[story]
  const told = new Set(bareWordsOf(text[locale].story))
  const shares = text[locale].options.map(option => {
    const words = bareWordsOf(option)
    return words.filter(word => told.has(word)).length / words.length
  })
  const most = Math.max(...shares)
  return mean(item.options.filter((_, place) => shares[place] === most).map(({ value }) => value))
}
