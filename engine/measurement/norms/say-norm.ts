import { inEveryLanguage, LANGUAGES, type Locale, type Words } from '../../languages/index.ts'
import type { StoredResult } from '../../versions/score-stored.ts'
import { FIELDS, type FieldId, type NormBase, TEMPLATE_NAMES } from '../../vocabulary.ts'
import { type NormPart, partsOf } from './norm.ts'
import { ar } from './norm-sentences.ar.ts'
import { en } from './norm-sentences.en.ts'
import type { NormSentences } from './norm-sentences.ts'
import { roundPercentile } from './percentile.ts'

const SENTENCES: Readonly<Record<Locale, NormSentences>> = { ar, en }

/** Holds a norm that a result is compared with. */
export interface ComparedNorm {
  readonly by: NormBase
  readonly group: string
  readonly people: number
  readonly parts: readonly NormPart[]
  /** What its weights rest on; null without weights. */
  readonly source: Words | null
  /** The day of its answers, as each language writes it. */
  readonly day: Words
}

/** Holds a comparison as sentences: with whom, where the parts stand, how far it reaches. */
export interface SaidNorm {
  readonly base: Words[]
  readonly lines: Words[]
  readonly reach: Words
}

/** Says where a result stands among the people of a norm. */
export function sayNorm(
  { form, answers }: Pick<StoredResult, 'form' | 'answers'>,
  norm: ComparedNorm,
): SaidNorm {
  const { by, group, people, parts, source, day } = norm
  const compared = partsOf(form, by)
  const questions = compared[0]?.positions.length ?? 0
  const say = (sentence: (sentences: NormSentences, locale: Locale) => string) =>
    inEveryLanguage(locale => sentence(SENTENCES[locale], locale))
  const base = say(({ base }, locale) =>
    base({
      ...{ people, form: TEMPLATE_NAMES[form.id][locale], day: day[locale] },
      language: by === 'language' ? nameLanguage(group, locale) : null,
      field: by === 'field' ? FIELDS[group as FieldId].name[locale] : null,
    }),
  )
  return {
    base: [
      base,
      ...(questions < form.count ? [say(({ common }) => common(questions))] : []),
      ...(source ? [say(({ weighted }, locale) => weighted(source[locale]))] : []),
    ],
    lines: compared.flatMap(({ id, positions }) => {
      const part = parts.find(own => own.id === id)
      const score = positions.reduce((sum, position) => sum + (answers[position]?.value ?? 0), 0)
      const place = part && placeOf(part, score)
      const section = form.sections.find(own => own.id === id)
      return place
        ? [
            say(({ line, total, section: named }, locale) =>
              line(section ? named(section.name[locale]) : total, place.percentile, place.from, place.to),
            ),
          ]
        : []
    }),
    reach: say(({ reach }) => reach),
  }
}

/** Finds the place of a score: in fives, the interval outward. */
export function placeOf(part: NormPart, score: number) {
  const place = score - part.lowest
  const [percentile, from, to] = [part.percentiles[place], part.from[place], part.to[place]]
  if (percentile === undefined || from === undefined || to === undefined) return null
  return {
    percentile: roundPercentile(percentile),
    from: roundPercentile(5 * Math.floor(from / 5)),
    to: roundPercentile(5 * Math.ceil(to / 5)),
  }
}

/** Names a language in another one, as the Unicode data do: `Arabic`. */
function nameLanguage(name: string, locale: Locale): string {
  return new Intl.DisplayNames(LANGUAGES[locale].intl, { type: 'language' }).of(name) ?? name
}
