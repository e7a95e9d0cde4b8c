import { inEveryLanguage, type Locale, type Words } from '../languages/index.ts'
import type { StoredResult } from '../versions/score-stored.ts'
import { findContrast } from './find-contrast.ts'
import { findGlance } from './find-glance.ts'
import type { GlanceSentences } from './glance-sentences.ts'
import { ar } from './sentences.ar.ts'
import { en } from './sentences.en.ts'

const SENTENCES: Readonly<Record<Locale, GlanceSentences>> = { ar, en }

/** Says what differs between takers of one form, in every language: at least four sentences, habits first. */
export function sayGlance(result: Pick<StoredResult, 'rules' | 'scored' | 'answers'>): Words[] {
  const { habit, habits, sections, choices, halves, limit } = findGlance(result)
  return [
    ...(habit ? [words(said => said.habit(habit))] : []),
    ...(habits ? [words(said => said.habits(habits))] : []),
    words(said => said.choices(choices)),
    words(said => said.halves(halves)),
    ...(sections ? [words(said => said.sections(sections))] : []),
    words(said => said.limit(limit)),
  ]
}

/** Says why the band of a total differs from the ratings of all its sections; null where it does not. */
export function sayContrast({ rules, scored }: Pick<StoredResult, 'rules' | 'scored'>): Words | null {
  const contrast = findContrast(scored, rules.scoring.ratings)
  return contrast && words(said => said.contrast(contrast))
}

function words(say: (sentences: GlanceSentences) => string): Words {
  return inEveryLanguage(locale => say(SENTENCES[locale]))
}
