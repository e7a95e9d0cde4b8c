import { arabicMention, englishMention } from '../bank/mentions.ts'
import { wholeText } from '../bank/parts.ts'
import { bare } from '../bank/words.ts'
import type { AssembledItem } from '../forms/assemble-form.ts'
import { type Character, charactersOf } from './characters.ts'
import { type Finding, warn } from './finding.ts'
import { PLACES } from './lexicon/places.ts'

const WOMEN = [0.4, 0.6] as const
/** Of fewer people no share can be told. */
const ENOUGH = 5
const LEAST_HOME = 0.6
const LEAST_ARAB = 0.1

const PLACE_PATTERNS = PLACES.map(({ ar, en, region }) => ({
  region,
  ar: arabicMention(ar),
  en: englishMention(en),
}))

/** Counts the people and places of a section (docs/method/items.md#fairness), as far as a machine sees them. */
export interface Balance {
  readonly people: Share
  readonly senior: Share
  readonly atFault: Share
  /** Share of items at home (Saudi Arabia, the Gulf, or without a place) and in other Arab cities, 0 to 1. */
  readonly home: number
  readonly arab: number
}
export interface Share {
  readonly count: number
  /** Share of women, 0 to 1. */
  readonly women: number
}

export function balanceOf(items: readonly AssembledItem[]): Balance {
  const people = items.flatMap(charactersOf)
  const regions = items.map(regionOf)
  return {
    people: shareOf(people),
    senior: shareOf(people.filter(person => person.senior)),
    atFault: shareOf(people.filter(person => person.atFault)),
    home: regions.filter(region => region !== 'arab').length / items.length,
    arab: regions.filter(region => region === 'arab').length / items.length,
  }
}

/**
 * Checks that women and men appear, lead and fail about equally often, and that most places are at home, some
 * elsewhere.
 */
export function balance(items: readonly AssembledItem[], key: string, section: string): Finding[] {
  const figures = balanceOf(items)
  const messages = [
    ...unequal(figures.people, 'of the characters'),
    ...unequal(figures.senior, 'of the senior characters'),
    ...unequal(figures.atFault, 'of those beside a verb of failing'),
    ...(figures.home < LEAST_HOME
      ? [`${percent(figures.home)} of the items at home, less than ${percent(LEAST_HOME)}`]
      : []),
    ...(figures.arab < LEAST_ARAB
      ? [`${percent(figures.arab)} of the items in other Arab cities, less than ${percent(LEAST_ARAB)}`]
      : []),
  ]
  return messages.map(message => warn('A-23', key, section, message))
}

function shareOf(people: readonly Character[]): Share {
  const women = people.filter(person => person.gender === 'woman').length
  return { count: people.length, women: people.length === 0 ? 0 : women / people.length }
}

function unequal({ count, women }: Share, whom: string): string[] {
  if (count < ENOUGH || (women >= WOMEN[0] && women <= WOMEN[1])) return []
  return [`women are ${percent(women)} ${whom} (${count})`]
}

function regionOf({ text }: AssembledItem): 'gulf' | 'arab' | null {
  const ar = bare(wholeText(text.ar))
  const en = wholeText(text.en)
  return PLACE_PATTERNS.find(place => place.ar.test(ar) && place.en.test(en))?.region ?? null
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}
