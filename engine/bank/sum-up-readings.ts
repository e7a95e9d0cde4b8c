import { SOURCE_LOCALES, type SourceLocale } from '../vocabulary.ts'
import type { BankItem } from './block.ts'
import type { Reader, Reading } from './lean.ts'
import { mean } from './mean.ts'
import { bothValuesOf, pairsIn, type StoryPair } from './pairs-in.ts'

/** Holds what the readers of one condition chose first in one part of the bank; by chance the mean is 3. */
interface ReadingSummary {
  /** A section of the core or another form, unless asked for otherwise. */
  readonly part: string
  readonly condition: string
  readonly readers: number
  /** Pairs of which at least one was read. */
  readonly pairs: number
  /** By the language that was read; `null` where nobody read in it. */
  readonly means: Readonly<Record<SourceLocale, number | null>>
  /** Of all pairs of readers who were shown alike, the share that put the same option first, 0 to 1; `null` where none were. */
  readonly agreement: Readonly<Record<SourceLocale, number | null>>
}

/** Sums up the readings of the pairs as they stand; readings of an older version count no more. */
export function sumUpReadings(
  items: readonly BankItem[],
  readers: readonly Reader[],
  partOf: (pair: StoryPair) => string = formOrSection,
): readonly ReadingSummary[] {
  const pairs = new Map(
    pairsIn(items.filter(({ item }) => item.status !== 'retired')).map(pair => [pair.key, pair]),
  )
  const choices = readers.flatMap(reader =>
    reader.readings.flatMap(reading => {
      const pair = pairs.get(`${reading.item}@${reading.version}`)
      const value = pair && valueIn(pair, reading)
      if (!pair || value === undefined) return []
      const { story = '', ranked } = reading
      const shown = `${pair.key} ${story}`
      return [
        {
          ...{ ...reader, part: partOf(pair), reader: nameOf(reader), key: pair.key },
          ...{ value, shown, first: ranked[0] ?? '' },
        },
      ]
    }),
  )
  return [...Map.groupBy(choices, ({ part, condition }) => `${part} ${condition}`).values()].flatMap(
    group => {
      const [first] = group
      if (!first) return []
      const { part, condition } = first
      return [
        {
          ...{ part, condition },
          readers: new Set(group.map(({ reader }) => reader)).size,
          pairs: new Set(group.map(({ key }) => key)).size,
          means: byLanguage(group, own => mean(own.map(({ value }) => value))),
          agreement: byLanguage(group, agreementOf),
        },
      ]
    },
  )
}

interface Choice {
  readonly language: string
  readonly value: number
  /** Names the pair and, where one was told, the story. */
  readonly shown: string
  readonly first: string
}

function byLanguage(
  choices: readonly Choice[],
  figureOf: (own: readonly Choice[]) => number | null,
): Record<SourceLocale, number | null> {
  const of = (locale: SourceLocale) => {
    const own = choices.filter(({ language }) => language === locale)
    return own.length === 0 ? null : figureOf(own)
  }
  return Object.fromEntries(SOURCE_LOCALES.map(locale => [locale, of(locale)])) as Record<
    SourceLocale,
    number | null
  >
}

function agreementOf(choices: readonly Choice[]): number | null {
  const pairsOf = (count: number) => (count * (count - 1)) / 2
  let all = 0
  let alike = 0
  for (const readers of Map.groupBy(choices, ({ shown }) => shown).values()) {
    all += pairsOf(readers.length)
    for (const same of Map.groupBy(readers, ({ first }) => first).values()) alike += pairsOf(same.length)
  }
  return all === 0 ? null : alike / all
}

/** Names a reader in all days and languages. */
export function nameOf({ date, reader, language }: Reader): string {
  return `${date} ${language} ${reader}`
}

/** Values the first choice in the story that was read; without a story, halfway between both. */
export function valueIn(pair: StoryPair, { story, ranked: [first] }: Reading): number | undefined {
  const chosen = bothValuesOf(pair).find(({ id }) => id === first)
  return chosen && (story ? chosen[story] : (chosen.a + chosen.b) / 2)
}

function formOrSection({ a }: StoryPair): string {
  const { form, section } = a.item.slot
  return form === 'basic' ? section : form
}
