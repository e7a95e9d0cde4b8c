import type { AssembledItem } from '../forms/assemble-form.ts'
import type { TemplateId } from '../vocabulary.ts'
import { balance } from './balance.ts'
import { coverage } from './coverage.ts'
import { sameOption } from './duplicates.ts'
import type { Finding } from './finding.ts'
import { firstVerbs } from './first-verbs.ts'
import { extremeAnswer, lengthHint } from './length-hint.ts'
import { openings, questions } from './openings.ts'
import { payload } from './payload.ts'
import { positions } from './positions.ts'
import { meanReadability } from './readability.ts'
import { runs } from './runs.ts'
import { unitsOf } from './units.ts'
import { meanWords } from './word-limits.ts'

type SectionCheck = (items: readonly AssembledItem[], key: string, section: string) => Finding[]

/** What holds on average over a section, whole or not. */
const AVERAGES: readonly SectionCheck[] = [
  /* */ meanWords,
  /* */ lengthHint,
  /* */ extremeAnswer,
  /* */ meanReadability,
  /* */ firstVerbs,
  /* */ balance,
  /* */ openings,
]

export function checkAverages(items: readonly AssembledItem[], key: string, section: string): Finding[] {
  return AVERAGES.flatMap(check => check(items, key, section))
}

/** Runs the checks over one assembled form; `key` names it: `basic/technology`. */
export function checkForm(form: TemplateId, items: readonly AssembledItem[], key: string): Finding[] {
  const units = unitsOf(form, items).flatMap(({ name, items }) => [
    ...positions(items, key, name),
    ...checkAverages(items, key, name),
  ])
  return [
    ...units,
    ...questions(items, key),
    ...runs(items, key),
    ...sameOption(items, key),
    ...coverage(form, items, key),
    ...payload(items),
  ]
}
