import { describe, expect, it } from 'vitest'
import { adviseAnalysis } from '#engine/advice/advise-analysis.ts'
import { adviseTips } from '#engine/advice/advise-tips.ts'
import { SENTENCES as CAREER_SENTENCES, words } from '#engine/careers/career-words.ts'
import { tierOf } from '#engine/careers/fit-tier.ts'
import { listSentences } from '#engine/careers/list-sentences.ts'
import { OCCUPATIONS } from '#engine/careers/occupations/index.ts'
import { type Background, rateReadiness } from '#engine/careers/rate-readiness.ts'
import { findGlance } from '#engine/glance/find-glance.ts'
import { sayGlance } from '#engine/glance/say-glance.ts'
import { inEveryLanguage, LOCALES } from '#engine/languages/index.ts'
import { ACTION_LIBRARY } from '#engine/narrative/action-library.ts'
import { CAREER_STAGES, type CareerStage } from '#engine/narrative/career-stage.ts'
import { selectLines } from '#engine/narrative/select-lines.ts'
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
import { AREAS } from '#engine/wants/area-words.ts'
import { readWants, WANT_CHOICES } from '#engine/wants/read-wants.ts'
import { sumUpWants, topValues, type WantSummary } from '#engine/wants/sum-up-wants.ts'
import { VALUES } from '#engine/wants/values.ts'
import { WISHES } from '#engine/wants/wishes.ts'
import { pick, seededRandom } from '../../../tests/support/seeded-random.ts'
import { backgroundOf, composedReportOf, narrativeOf, type ReportedAttempt } from './report-of.ts'

/** Of one's sentences, how many another person's report may have too. */
const MOST_SHARED = 0.35
const TRIOS = 6
const TRIOS_WITH_ALL = 2

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

/** Answers every question of "What I want". */
function inventWants(seed: number): WantSummary {
  const random = seededRandom(seed)
  const choices = [...WANT_CHOICES].map(([id, all]) => [id, all[pick(random, 0, all.length - 1)] ?? ''])
  return sumUpWants(readWants(Object.fromEntries(choices)))
}

interface Told {
  readonly stage?: CareerStage
  /** Answers "What I want", and sees the paths in other fields. */
  readonly all?: boolean
}

/** Says all sentences of an opened report, in every language; names, terms and the cells of tables are none. */
function sayAll(field: FieldId, seed: number, { stage = 'working', all = false }: Told = {}) {
  const attempt = inventAttempt(field, seed, stage)
  const result = scoreStored(RELEASED, attempt)
  const report = composedReportOf(attempt, result)
  const wants = all ? inventWants(seed) : undefined
  const { plan, style, careers, facets } = sayReport(result.rules, report, { otherFields: all }, wants)
  if (!careers || !report.careers) throw new Error('The core form has careers.')
  const families = [...careers.families, ...(careers.otherFields?.families ?? [])]
  const works = families.flatMap(({ occupations }) => occupations)
  // Tips and analysis know nothing of what is wanted.
  const unordered = sayReport(result.rules, report, { otherFields: false }).careers?.families ?? []
  const named = [...families, ...unordered]
  return {
    stage,
    report,
    result,
    wants,
    has: backgroundOf(attempt),
    facets,
    plan,
    careers,
    families,
    narrative: narrativeOf(result.rules.narrative, report.narrative, 'full'),
    counted: [...sayGlance(result), ...style],
    reasons: families.flatMap(({ reasons }) => reasons),
    works: works.map(({ title }) => title),
    paths: named.flatMap(({ name, occupations }) => [name, ...occupations.map(({ title }) => title)]),
    tips: adviseTips(result.rules, report, backgroundOf(attempt)),
    analysis: Object.values(adviseAnalysis(result.rules, report)).flat(),
  }
}
type Said = ReturnType<typeof sayAll>

const paperOf = ({ narrative, counted, families, plan }: Said): Words[] => [
  ...narrative.map(({ text }) => text),
  ...counted,
  // A tier is read with its fit.
  ...families.flatMap(({ fit, tierText, reasons, occupations }) => [
    inEveryLanguage(locale => `${fit} ${tierText[locale]}`),
    ...reasons,
    // A readiness that is its label alone is said by the path.
    ...occupations.map(({ readinessText }) => readinessText).filter(({ en }) => en.endsWith('.')),
  ]),
  ...plan.flatMap(({ actions }) => actions),
]
/** With what is said of wants, and the panel of tips and analysis. */
const screenOf = (said: Said): Words[] => [
  ...paperOf(said),
  ...said.families.flatMap(({ wanted, occupations }) => [
    ...wanted,
    ...occupations.flatMap(work => work.wanted),
  ]),
  ...said.tips.flatMap(({ description, actionItems }) => [description, ...actionItems]),
  ...said.analysis,
]
/** Without the tiers, which stand beside their paths as a grade does; with all notes. */
const readOf = (said: Said): Words[] => [
  ...said.narrative.map(({ text }) => text),
  ...said.counted,
  ...listSentences(said.careers),
  ...said.plan.flatMap(({ actions }) => actions),
  ...said.tips.flatMap(({ description, actionItems }) => [description, ...actionItems]),
  ...said.analysis,
]

const triosOf = (count: number, told: Told = {}) =>
  FIELD_IDS.flatMap(field =>
    Array.from({ length: count }, (_, trio) =>
      [0, 1, 2].map(place => sayAll(field, 7919 * (3 * trio + place + 1), told)),
    ),
  )
const trios = triosOf(TRIOS)
const everybody = [...trios, ...triosOf(TRIOS_WITH_ALL, { all: true })].flat()

/** Collects the numbers that something is made of. */
function numbersIn(made: unknown): number[] {
  if (typeof made === 'number') return [made]
  return made !== null && typeof made === 'object' ? Object.values(made).flatMap(numbersIn) : []
}

interface Source {
  readonly said: readonly Words[]
  /** What it is made of: no other number stands in it. */
  readonly from: unknown
  /** It has a name or a number of its own. */
  readonly isTold: boolean
}

// These follow from the total and the quality of the answers, or are limits that hold for everybody.
const UNTOLD = ['R2', 'R4', 'R5', 'R7', 'R8', 'R9']

/** Lists what their answers to "What I want" are called in a sentence. */
function wantedBy(wants: WantSummary | undefined): Words[] {
  if (!wants) return []
  const wishes = [...wants.wishes].filter(([, choice]) => choice !== 'indifferent').map(([id]) => id)
  return [
    ...Object.values(AREAS).map(({ name }) => name),
    ...(wants.values ? topValues(wants.values) : []).map(id => VALUES[id]),
    ...wishes.map(id => WISHES[id].name),
    ...wishes.flatMap(id => (id === 'city' || id === 'uncertainIncome' ? [ALSO_CALLED[id]] : [])),
  ]
}
const ALSO_CALLED = {
  city: { ar: 'المدن الكبيرة', en: 'large cities' },
  uncertainIncome: { ar: 'ارتباط الدخل بالنتائج', en: 'income that follows results' },
}

/** Says how ready somebody is for an occupation, and what that is called. */
function readinessOf(id: string, rules: Parameters<typeof rateReadiness>[0], has: Background) {
  const occupation = Object.values(OCCUPATIONS)
    .flat()
    .find(each => each.id === id)
  if (!occupation) throw new Error(`The table has no occupation '${id}'.`)
  const match = rateReadiness(rules, occupation, has)
  return {
    full: words(({ readiness }) => readiness(match, occupation.years)),
    label: words(({ readinessLabel }) => readinessLabel(match, occupation.years)),
  }
}

/** Finds of every sentence what it is made of. */
function sourcesOf({ report, result, careers, families, narrative, tips, analysis }: Said): Source[] {
  const { style } = sayReport(result.rules, report, { otherFields: false })
  const { careers: match, facets, total } = report
  const paths = match ? [...match.families, ...match.otherFields, ...match.doorFamilies] : []
  const indices = facets.map(({ index }) => index)
  const gaps = paths.flatMap(path => path.gaps.map(({ target, index }) => target - index))
  const apart = indices.flatMap(one => indices.map(other => one - other))
  const mean = Math.round(indices.reduce((sum, index) => sum + index, 0) / indices.length)
  const fits = paths.map(({ fit, range }) => ({ fit, range }))
  return [
    ...selectLines(report.narrative, 'full').map((line, place) => ({
      said: narrative.slice(place, place + 1).map(({ text }) => text),
      // "8 times in 10".
      from: [line, facets, result.scored.sections, total, 100, 8, 10],
      isTold: !UNTOLD.includes(line.rule),
    })),
    { said: sayGlance(result), from: findGlance(result), isTold: true },
    ...style.map((words, place) => ({
      said: [words],
      from: report.style[place] ?? report.style.map(count => [count, count.chosen - count.fitting]),
      isTold: true,
    })),
    ...families.flatMap(({ id, reasons, wanted, occupations }) => [
      {
        // Readiness is compared whole with what the profile lacks.
        said: reasons.slice(0, isAlike(occupations) ? -1 : undefined),
        from: paths.filter(path => path.id === id).map(({ met, gaps }) => [met, gaps]),
        isTold: true,
      },
      { said: wanted, from: [], isTold: true },
      ...occupations.map(work => ({ said: work.wanted, from: [], isTold: true })),
    ]),
    // The first ones follow from the quality of the answers and from all fits together, the last says what readiness knows of anybody.
    {
      said: careers.notes.slice(match?.notes.length ?? 0, -1),
      from: fits,
      // Where all paths are set aside, that is said of all of them.
      isTold: careers.families.some(({ aside }) => !aside),
    },
    { said: [...careers.notes, ...(careers.wants?.notes ?? [])], from: fits, isTold: false },
    {
      said: tips.map(({ description }) => description),
      from: [facets, fits, gaps, total, EXPERIENCE_YEARS, 100],
      isTold: true,
    },
    { said: analysis, from: [facets, fits, apart, mean, 100], isTold: true },
  ]
}
/** The years of experience of everybody here. */
const EXPERIENCE_YEARS = [3, 5]
/** All occupations of a path are as ready, which is said of the path. */
const isAlike = (occupations: Said['families'][number]['occupations']): boolean =>
  occupations.some(({ readinessText }) => !readinessText.en.endsWith('.'))

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

    it('read nothing twice, in report, notes, wants, other fields, tips and analysis together', () => {
      for (const said of everybody) {
        const sentences = readOf(said).flatMap(words => words[locale].split(/(?<=\.) /))
        expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([])
      }
    })

    it('read nothing that is not traced to a facet, a section, a path, a wish or a number of their own', () => {
      const names = [...Object.values(FACETS).map(({ name }) => name), ...Object.values(SECTION_NAMES)]
      for (const said of everybody) {
        const own = [...names, ...said.paths, ...wantedBy(said.wants)].map(name => name[locale])
        for (const { said: sentences, from, isTold } of sourcesOf(said)) {
          const numbers = new Set(numbersIn(from).map(String))
          for (const { [locale]: sentence } of sentences) {
            const unnamed = said.paths.reduce((rest, path) => rest.replaceAll(path[locale], ''), sentence)
            const told = unnamed.match(/\d+/g) ?? []
            expect(
              told.filter(number => !numbers.has(number)),
              sentence,
            ).toEqual([])
            // Of two moments, «معاً», "both": a count too.
            const isOwn = told.length > 0 || own.some(name => sentence.includes(name))
            expect(!isTold || isOwn || /معاً|\bboth\b/.test(sentence), sentence).toBe(true)
          }
        }
      }
    })

    it('read of each path the tier of its fit, and of each occupation what their own profile lacks for it', () => {
      for (const { result, report, families, has } of everybody) {
        expect(report.quality).not.toBe('low')
        for (const { id, fit, tier, tierText, reasons, occupations } of families) {
          const isMeasured = report.careers?.families.some(path => path.id === id)
          const reached = tierOf(result.rules.careers.tiers, fit)
          expect(tier).toBe(!isMeasured && reached === 'strong' ? 'good' : reached)
          expect(tierText[locale].startsWith(CAREER_SENTENCES[locale].tier[tier])).toBe(true)
          const shared = reasons.at(-1)?.[locale] ?? ''
          for (const { id: work, readinessText } of occupations) {
            const { full, label } = readinessOf(work, result.rules.careers, has)
            const read = isAlike(occupations) ? shared : readinessText[locale]
            const isEarlier =
              /^[^:]+: (كما قيل في «|as was said of “)/.test(read) && read.startsWith(label[locale])
            expect(isEarlier || read === full[locale], read).toBe(true)
          }
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
      const { plan, facets } = sayAll(field, 7919, { stage })
      expect(plan.length).toBeGreaterThan(0)
      for (const { id, actions } of plan) {
        const measured = facets.find(facet => facet.id === id)
        expect(actions).toEqual(measured && library.get(id)?.[measured.level])
      }
    }
  },
)
