import { inEveryLanguage, type Locale, type Words } from '../languages/index.ts'
import type { ConditionId } from '../wants/areas.ts'
import { isFlat, topValues, type WantSummary } from '../wants/sum-up-wants.ts'
import type { CareerRules } from './career-rules.ts'
import type { Postponed, WantedMatch } from './order-by-wants.ts'
import { ar } from './want-sentences.ar.ts'
import { en } from './want-sentences.en.ts'
import type { WantSentences } from './want-sentences.ts'
import { type Finding, isFor } from './weigh-wants.ts'

const SENTENCES: Readonly<Record<Locale, WantSentences>> = { ar, en }

/** Says how each thing that is wanted is met; of what `earlier` names a place for, only that it is as there. */
export function sayFindings(
  findings: readonly Finding[],
  earlier: (said: Words) => Words | undefined = () => undefined,
): Words[] {
  const places = Map.groupBy(findings, finding => earlier(sayFinding(finding)))
  return [...places].flatMap(([place, met]) => (place ? [sayAgain(met, place)] : sayNew(met)))
}

/** Says in one sentence what another place has said in full: what speaks against the work, then what speaks for it. */
function sayAgain(findings: readonly Finding[], place: Words): Words {
  return inEveryLanguage(locale => {
    const { again, alike } = SENTENCES[locale]
    const sides = [false, true].map(speaksFor => {
      const own = findings.filter(finding => isFor(finding) === speaksFor)
      const values = own.flatMap(finding => (finding.kind === 'value' ? [finding.value] : []))
      const others = own.flatMap(finding => {
        if (finding.kind === 'value') return []
        if (finding.kind === 'interests') return [again.interests(finding.drawn, finding.less)]
        return [again.meeting(finding.kind, finding.condition)]
      })
      return [...others, ...(values.length > 0 ? [again.values(values, speaksFor)] : [])]
    })
    return alike(
      place[locale],
      sides.filter(clauses => clauses.length > 0),
    )
  })
}

/** What is refused and happens sometimes is one caution, whatever it holds. */
function sayNew(findings: readonly Finding[]): Words[] {
  const cautious = findings.flatMap(finding => (isCaution(finding) ? [finding.condition] : []))
  const [first] = cautious
  if (cautious.length < 2) return findings.map(sayFinding)
  return findings.flatMap(finding => {
    if (!isCaution(finding)) return [sayFinding(finding)]
    return finding.condition === first ? [words(sentences => sentences.cautions(cautious))] : []
  })
}

/** A large city has words of its own. */
const isCaution = (finding: Finding): finding is Extract<Finding, { condition: ConditionId }> =>
  finding.kind === 'refusedSometimes' && finding.condition !== 'city'

const sayFinding = (finding: Finding): Words =>
  words(sentences => {
    if (finding.kind === 'interests') return sentences.interests(finding.drawn, finding.less)
    if (finding.kind === 'value') return sentences.value(finding.value, finding.fits, finding.because)
    return sentences.meeting(finding.kind, finding.condition)
  })

/** Says what is known of what somebody wants, what is still missing, and what of it ordered nothing. */
export function sayWants({ areas, values, wishes, missing }: WantSummary): Words[] {
  const nothing = areas === null && values === null && wishes.size === 0
  if (nothing) return [words(({ missingAll }) => missingAll)]
  const top = values ? topValues(values) : []
  return [
    words(({ noScore }) => noScore),
    ...missing.map(part => words(sentences => sentences.missing[part])),
    ...(areas && isFlat(areas) ? [words(({ flatInterests }) => flatInterests)] : []),
    ...(values && top.length === 0 ? [words(({ evenValues }) => evenValues)] : []),
    ...(top.includes('income') ? [words(({ askIncome }) => askIncome)] : []),
  ]
}

/** Says which path comes first by fit and wants together; nothing of one that is only there to explore. */
export function sayWantedStart(
  { families }: Pick<CareerRules, 'families'>,
  match: Pick<WantedMatch, 'families'>,
): Words[] {
  const [first] = match.families
  if (!first) return []
  if (first.aside) return [words(({ allAside }) => allAside)]
  if (first.tier === 'explore') return []
  return [inEveryLanguage(locale => SENTENCES[locale].start(families[first.id].name[locale]))]
}

/** Says what stands lower for its conditions, and names them. */
export function sayPostponed({ isFirst, conditions }: Postponed, titles: readonly Words[]): Words[] {
  return [
    inEveryLanguage(locale =>
      SENTENCES[locale].postponed[isFirst ? 'first' : 'trade'](
        titles.map(title => title[locale]),
        conditions,
      ),
    ),
  ]
}

function words(say: (sentences: WantSentences) => string): Words {
  return inEveryLanguage(locale => say(SENTENCES[locale]))
}
