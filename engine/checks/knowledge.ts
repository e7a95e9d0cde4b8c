import type { BankItem } from '../bank/block.ts'
import { type Checker, checksOf, isFound } from '../bank/fact-checks.ts'
import { STORIES } from '../bank/item.ts'
import type { StoryPair } from '../bank/pairs-in.ts'
import { type FieldId, SOURCE_LOCALES } from '../vocabulary.ts'
import { type Finding, fail, warn } from './finding.ts'

const KINDS = ['law', 'standard', 'guideline', 'textbook']
const CLAUSED = ['law', 'standard']
/** Facets that ask for what is known of a field, not for reasoning. */
const FACETS = ['TEC', 'STD']
/** Of the ten such slots of a field, the others may reason in its setting. */
const LEAST_OF_FIELD = 7
const LEAST_CHECKS = 2

/** Checks that a fact taken from a public source names it, and the day of its next reading (P-13). */
export function knowledge({ key, ...stories }: StoryPair): Finding[] {
  return STORIES.flatMap(story => {
    const { knowledge } = stories[story].item
    if (!knowledge) return []
    const { fact, kind, source, reviewBy } = knowledge
    const faults = [
      ...(fact.trim() && source.title.trim() && source.issuer.trim() ? [] : ['lacks its fact or its source']),
      ...(source.edition.trim() ? [] : ['names no year or edition']),
      ...(!CLAUSED.includes(kind) || source.clause?.trim() || source.unclaused?.trim()
        ? []
        : ['names no clause']),
      ...(KINDS.includes(kind) ? [] : [`${kind} is no kind of source`]),
      ...(isDay(reviewBy) ? [] : [`${reviewBy} is not a day`]),
    ]
    return faults.map(fault => fail('P-13', key, `story ${story}`, fault))
  })
}

/**
 * Checks that two checkers, each alone, found the fact of a pair in public text and none found it wrong (P-13). A draft may
 * still wait for them. What they did is no part of the bank, so the desk asks for it.
 */
export function checkedTwice(pair: StoryPair, checkers: readonly Checker[]): Finding[] {
  const { knowledge, status } = pair.a.item
  if (!knowledge || isConfirmed(pair, checkers)) return []
  const report = status === 'draft' ? warn : fail
  return [
    report(
      'P-13',
      pair.key,
      'knowledge',
      `fewer than ${LEAST_CHECKS} checkers found its fact, or one found it wrong`,
    ),
  ]
}

/** Tells whether the fact of a pair has been found twice; a pair without one needs no check. */
export function isConfirmed(pair: StoryPair, checkers: readonly Checker[]): boolean {
  if (!pair.a.item.knowledge) return true
  const checks = checksOf(pair, checkers)
  const found = new Set(checks.filter(isFound).map(({ by }) => by))
  return found.size >= LEAST_CHECKS && checks.every(({ fact }) => fact !== 'wrong')
}

/** Checks that each technical pair of a field names its topic, and no two of them one (P-13). */
export function topicsOfField(entries: readonly BankItem[], field: FieldId): Finding[] {
  const asked = askedOf(entries, field)
  const unnamed = asked.filter(({ item }) => SOURCE_LOCALES.some(locale => !item.topic?.[locale].trim()))
  const twice = SOURCE_LOCALES.flatMap(locale =>
    [...Map.groupBy(asked, ({ item }) => item.topic?.[locale].trim().toLowerCase() ?? '')].filter(
      ([topic, own]) => topic && own.length > 1,
    ),
  )
  return [
    ...unnamed.map(({ key }) => fail('P-13', key, 'topic', 'is not named in both languages')),
    ...twice.map(([topic, own]) => fail('P-13', field, 'topic', `${own.length} items are about ${topic}`)),
  ]
}

/** Checks that a field whose knowledge is asked in pairs asks for it often enough (P-13). */
export function knowledgeOfField(entries: readonly BankItem[], field: FieldId): Finding[] {
  const asked = askedOf(entries, field)
  const known = asked.filter(({ item }) => item.knowledge).length
  if (asked.length === 0 || known >= LEAST_OF_FIELD) return []
  return [fail('P-13', field, 'knowledge', `${known} items name a source, fewer than ${LEAST_OF_FIELD}`)]
}

function askedOf(entries: readonly BankItem[], field: FieldId): readonly BankItem[] {
  return entries.filter(
    entry => entry.field === field && FACETS.includes(entry.item.facet) && entry.item.story === 'a',
  )
}

/**
 * Checks that no fact is past the day on which its source is to be read again (P-13), and names those that will be by `soon`. It
 * depends on the day, so the desk asks for it and no test of the bank does.
 *
 * @param today as `soon`, a day as `reviewBy` is one: 2027-11-22
 */
export function overdueFact({ key, a }: StoryPair, today: string, soon: string): Finding[] {
  const { knowledge } = a.item
  if (!knowledge || knowledge.reviewBy >= soon) return []
  const report = knowledge.reviewBy < today ? fail : warn
  return [report('P-13', key, 'knowledge', `its source is to be read again by ${knowledge.reviewBy}`)]
}

function isDay(text: string): boolean {
  return /^20\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(text)
}
