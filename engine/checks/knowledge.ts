import type { BankItem } from '../bank/block.ts'
import { STORIES } from '../bank/item.ts'
import type { StoryPair } from '../bank/pairs-in.ts'
import type { FieldId } from '../vocabulary.ts'
import { type Finding, fail, warn } from './finding.ts'

const KINDS = ['law', 'standard', 'guideline', 'textbook']
const CLAUSED = ['law', 'standard']
/** Facets that ask for what is known of a field, not for reasoning. */
const FACETS = ['TEC', 'STD']
/** Of the ten such slots of a field, the others may reason in its setting. */
const LEAST_OF_FIELD = 7
export const LEAST_CHECKS = 2

/**
 * Checks that a fact taken from a public source names it, its checkers, and the day of its next reading (P-13). A draft may
 * still wait for its checkers.
 */
export function knowledge({ key, ...stories }: StoryPair): Finding[] {
  return STORIES.flatMap(story => {
    const { knowledge, status } = stories[story].item
    if (!knowledge) return []
    const { fact, kind, source, reviewBy, checks } = knowledge
    const faults = [
      ...(fact.trim() && source.title.trim() && source.issuer.trim() ? [] : ['lacks its fact or its source']),
      ...(source.edition.trim() ? [] : ['names no year or edition']),
      ...(!CLAUSED.includes(kind) || source.clause?.trim() || source.unclaused?.trim()
        ? []
        : ['names no clause']),
      ...(KINDS.includes(kind) ? [] : [`${kind} is no kind of source`]),
      ...(isDay(reviewBy) ? [] : [`${reviewBy} is not a day`]),
    ]
    const unchecked = checks >= LEAST_CHECKS ? [] : [`${checks} checks, fewer than ${LEAST_CHECKS}`]
    const report = status === 'draft' ? warn : fail
    return [
      ...faults.map(fault => fail('P-13', key, `story ${story}`, fault)),
      ...unchecked.map(fault => report('P-13', key, `story ${story}`, fault)),
    ]
  })
}

/** Checks that a field whose knowledge is asked in pairs asks for it often enough (P-13). */
export function knowledgeOfField(entries: readonly BankItem[], field: FieldId): Finding[] {
  const own = entries.filter(entry => entry.field === field)
  const asked = own.filter(({ item }) => FACETS.includes(item.facet) && item.story === 'a')
  const known = asked.filter(({ item }) => item.knowledge).length
  if (asked.length === 0 || known >= LEAST_OF_FIELD) return []
  return [fail('P-13', field, 'knowledge', `${known} items name a source, fewer than ${LEAST_OF_FIELD}`)]
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
