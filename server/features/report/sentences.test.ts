import { describe, expect, it } from 'vitest'
import { adviseAnalysis } from '#engine/advice/advise-analysis.ts'
import { adviseTips } from '#engine/advice/advise-tips.ts'
import { sayGlance } from '#engine/glance/say-glance.ts'
import { LOCALES } from '#engine/languages/index.ts'
import { ACTION_LIBRARY } from '#engine/narrative/action-library.ts'
import { CAREER_STAGES, type CareerStage } from '#engine/narrative/career-stage.ts'
import { ANSWERS, valueOfAnswer } from '#engine/public-view.ts'
import { sayReport } from '#engine/report/say-report.ts'
import { newestForm, newestRules } from '#engine/versions/find-version.ts'
import { latestPins, pinnedItems } from '#engine/versions/pinned-items.ts'
import { RELEASED } from '#engine/versions/released.ts'
import { type StoredAnswers, scoreStored } from '#engine/versions/score-stored.ts'
import {
  CORE_FACET_IDS,
  FACETS,
  FIELD_IDS,
  type FieldId,
  SECTION_NAMES,
  type Words,
} from '#engine/vocabulary.ts'
import { pick, seededRandom } from '../../../tests/support/seeded-random.ts'
import { backgroundOf, composedReportOf, narrativeOf, type ReportedAttempt } from './report-of.ts'

/** Of one's sentences, how many another person's report may have too. */
const MOST_SHARED = 0.35
const TRIOS = 6

/** Invents somebody who leans to some facets more than to others, and answers by it; with one profile, so that nothing but answers differs. */
function inventAttempt(field: FieldId, seed: number, careerStage: CareerStage) {
  const random = seededRandom(seed)
  const form = newestForm(RELEASED, 'basic')
  const storySet = pick(random, 1, 64)
  const pins = latestPins(RELEASED, 'basic', field, storySet)
  const leaning = new Map<string, number>(CORE_FACET_IDS.map(id => [id, 1.5 + 3 * random()]))
  const answers = pinnedItems(RELEASED, form, { field, ...pins }).map(item => {
    const wanted = (leaning.get(item.item.facet) ?? 3) + 2.4 * (random() - 0.5)
    const value = Math.min(5, Math.max(1, Math.round(wanted)))
    return ANSWERS.find(answer => valueOfAnswer(item, answer) === value)
  })
  return {
    ...{ applicationNumber: 'WJ-0000000000', form: 'basic', formVersion: form.version },
    ...{ field, ...pins, storySet, scoringVersion: newestRules(RELEASED).version },
    ...{ education: 'بكالوريوس', major: null, experienceYears: '3-5 سنوات', careerStage },
    ...{ answers: answers.join(''), languages: 'a'.repeat(form.count) },
    itemMilliseconds: answers.map(() => 20_000),
    completedAt: new Date('2026-03-01T22:30:00.000Z'),
  } satisfies StoredAnswers & ReportedAttempt as StoredAnswers & ReportedAttempt
}

/** Says all sentences of an opened report, in every language; names, terms and the cells of tables are none. */
function sayAll(field: FieldId, seed: number, stage: CareerStage = 'working') {
  const attempt = inventAttempt(field, seed, stage)
  const result = scoreStored(RELEASED, attempt)
  const report = composedReportOf(attempt, result)
  const { plan, style, careers, facets } = sayReport(result.rules, report, { otherFields: false })
  const works = careers?.families.flatMap(({ occupations }) => occupations) ?? []
  return {
    stage,
    facets,
    plan,
    narrative: narrativeOf(result.rules.narrative, report.narrative, 'full'),
    counted: [...sayGlance(result), ...style],
    reasons: careers?.families.flatMap(({ reasons }) => reasons) ?? [],
    notes: careers?.notes ?? [],
    untoldNotes: report.careers?.notes.length ?? 0,
    works: works.map(({ title }) => title),
    paths: [...(careers?.families.map(({ name }) => name) ?? []), ...works.map(({ title }) => title)],
    tips: adviseTips(result.rules, report, backgroundOf(attempt)),
    analysis: Object.values(adviseAnalysis(result.rules, report)).flat(),
  }
}
type Said = ReturnType<typeof sayAll>

const paperOf = ({ narrative, counted, reasons, plan }: Said): Words[] => [
  ...narrative.map(({ text }) => text),
  ...counted,
  ...reasons,
  ...plan.flatMap(({ actions }) => actions),
]
/** With the panel of tips and analysis. */
const screenOf = (said: Said): Words[] => [
  ...paperOf(said),
  ...said.tips.flatMap(({ description, actionItems }) => [description, ...actionItems]),
  ...said.analysis,
]

const trios = FIELD_IDS.flatMap(field =>
  Array.from({ length: TRIOS }, (_, trio) =>
    [0, 1, 2].map(place => sayAll(field, 7919 * (3 * trio + place + 1))),
  ),
)

describe.each(LOCALES)(
  'three people of one field and one profile who answered differently, in %s',
  locale => {
    /** For each of the three beside each other: the share of one's sentences that the other's report has. */
    const sharesIn = (trio: readonly Said[], part: (said: Said) => readonly Words[]) =>
      trio.flatMap(one =>
        trio
          .filter(other => other !== one)
          .map(other => {
            const own = new Set(part(one).map(words => words[locale]))
            const others = new Set(part(other).map(words => words[locale]))
            return [...own].filter(sentence => others.has(sentence)).length / own.size
          }),
      )
    const percent = (share: number) => `${Math.round(1000 * share) / 10} %`
    const mean = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0) / shares.length

    const figures = (shares: readonly number[]) =>
      `${percent(mean(shares))} in the mean, ${percent(Math.max(...shares))} at most`

    const ofPapers = trios.flatMap(trio => sharesIn(trio, paperOf))
    it(`share under 35 % of the sentences of their reports, any two of them: ${figures(ofPapers)}`, () => {
      expect(Math.max(...ofPapers)).toBeLessThan(MOST_SHARED)
    })

    const ofScreens = trios.flatMap(trio => sharesIn(trio, screenOf))
    it(`share under 35 % with tips and analysis too, any two of them: ${figures(ofScreens)}`, () => {
      expect(Math.max(...ofScreens)).toBeLessThan(MOST_SHARED)
    })

    it('read nothing twice, in report, notes, tips and analysis together', () => {
      for (const said of trios.flat()) {
        const sentences = [...screenOf(said), ...said.notes].map(words => words[locale])
        expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([])
      }
    })

    it('read nothing that is not traced to a number, a facet, a section or a path of their own', () => {
      const names = [...Object.values(FACETS).map(({ name }) => name), ...Object.values(SECTION_NAMES)]
      // These follow from the total and the quality of the answers, or are limits that hold for everybody.
      const untold = ['R2', 'R4', 'R5', 'R7', 'R8', 'R9']
      for (const said of trios.flat()) {
        const own = [...names, ...said.paths].map(name => name[locale])
        const lines = said.narrative.filter(({ rule }) => !untold.includes(rule)).map(({ text }) => text)
        const descriptions = said.tips.map(({ description }) => description)
        // The first ones follow from the quality of the answers and from all fits together, the last says what readiness knows of anybody.
        const notes = said.notes.slice(said.untoldNotes, -1)
        for (const words of [
          ...lines,
          ...said.counted,
          ...said.reasons,
          ...said.analysis,
          ...descriptions,
          ...notes,
        ]) {
          const isNamed = own.some(name => words[locale].includes(name))
          // Of two moments, «معاً», "both": a count too.
          expect(isNamed || /\d|معاً|\bboth\b/.test(words[locale]), words[locale]).toBe(true)
        }
      }
    })
    it('read of each facet that a sentence or a tip names alone the score that they have in it', () => {
      let checked = 0
      for (const said of trios.flat()) {
        const texts = [
          ...said.narrative.map(({ text }) => text[locale]),
          ...said.tips.map(({ title, description }) => `${title[locale]}: ${description[locale]}`),
        ]
        for (const text of texts) {
          const named = said.facets.filter(({ name }) => text.includes(name[locale]))
          const [, score] = /(\d+) (?:من|of) 100/.exec(text) ?? []
          if (named.length !== 1 || !score || said.paths.some(path => text.includes(path[locale]))) continue
          checked += 1
          expect(Number(score), text).toBe(named[0]?.index)
        }
      }
      expect(checked).toBeGreaterThan(4 * trios.length)
    })

    it('of two fields read of other paths, and of no work that the other is sent to', () => {
      const [one, ...others] = FIELD_IDS.map(field => sayAll(field, 7919))
      for (const other of others) {
        const works = (said: Said) => said.works.map(title => title[locale])
        expect(works(other).filter(title => one && works(one).includes(title))).toEqual([])
        const reasons = new Set(one?.reasons.map(words => words[locale]))
        expect(other.reasons.filter(words => reasons.has(words[locale]))).toEqual([])
        const titles = (said: Said) => said.tips.map(({ title }) => title[locale])
        expect(titles(other)).not.toEqual(one && titles(one))
      }
    })
  },
)

it.each(CAREER_STAGES)(
  'every action of a plan is that of a facet at the level it was measured at: %s',
  stage => {
    const library = new Map(Object.entries(ACTION_LIBRARY[stage]))
    for (const field of FIELD_IDS) {
      const { plan, facets } = sayAll(field, 7919, stage)
      expect(plan.length).toBeGreaterThan(0)
      for (const { id, actions } of plan) {
        const measured = facets.find(facet => facet.id === id)
        expect(actions).toEqual(measured && library.get(id)?.[measured.level])
      }
    }
  },
)
