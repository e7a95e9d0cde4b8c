import type { Shown } from '../gates.ts'
import type { PanelAgreement, StoryAgreement } from './agree-panel.ts'
import type { RatedOption } from './describe-story.ts'

/** Sets when the key of a pair is accepted (docs/items.md#review-by-experts, check A-29). All are judged. */
export const ACCEPTANCE = {
  /** Raters of each story: practitioners, those of a field, lay people. */
  raters: { practitioners: 8, field: 6, lay: 15 },
  /** Between the means of neighbours by value. */
  gap: 0.5,
  /** Of the options 5 and 1, and of those between. */
  sd: { outer: 1.5, inner: 2 },
  /** ICC(2,k) over the panel. */
  agreement: 0.8,
  /** Lay people: how far the means of a story's options lie apart, and Pearson's r of value and mean. */
  looks: { apart: 2, withValues: 0.6 },
} as const

/** Names who rates: practitioners for a common block, those of a field, or lay people for preferences. */
export type RatedBy = keyof typeof ACCEPTANCE.raters

/** Names what stands against a key. */
export type Objection = 'raters' | 'order' | 'gaps' | 'spread' | 'agreement' | 'looks'

// A mean of 6 raters is no exact number.
const SLIP = 1e-9

/** Lists what stands against accepting the key of a pair by what raters said of its stories; a figure below its gate does. */
export function objectionsTo(
  stories: readonly StoryAgreement[],
  panel: PanelAgreement,
  ratedBy: RatedBy,
): Objection[] {
  const enough = stories.every(({ raters }) => raters >= ACCEPTANCE.raters[ratedBy])
  const all: Readonly<Record<Objection, boolean>> =
    ratedBy === 'lay'
      ? { ...NOTHING, raters: !enough, looks: !looksAlike(stories, panel) }
      : {
          ...NOTHING,
          raters: !enough,
          order: !every(stories, ({ inOrder }) => inOrder),
          gaps: !every(stories, ({ gaps }) => gaps.every(gap => gap >= ACCEPTANCE.gap - SLIP)),
          spread: !every(stories, ({ options }) => options.every(isNarrow)),
          agreement: !panel.groups.every(({ figures }) =>
            holds(figures, ({ random }) => (random ?? 0) >= ACCEPTANCE.agreement - SLIP),
          ),
        }
  return OBJECTIONS.filter(objection => all[objection])
}

const NOTHING = { raters: false, order: false, gaps: false, spread: false, agreement: false, looks: false }
const OBJECTIONS = Object.keys(NOTHING) as Objection[]

function every(
  stories: readonly StoryAgreement[],
  is: (ratings: Extract<StoryAgreement['ratings'], { kind: 'shown' }>['value']) => boolean,
): boolean {
  return stories.every(({ ratings }) => holds(ratings, is))
}

function holds<Value>(shown: Shown<Value>, is: (value: Value) => boolean): boolean {
  return shown.kind === 'shown' && is(shown.value)
}

function isNarrow({ value, sd }: RatedOption): boolean {
  const { outer, inner } = ACCEPTANCE.sd
  return sd <= (value === 1 || value === 5 ? outer : inner) + SLIP
}

/** Tells whether no option makes a person look much better than another, and value and looks hardly go together. */
function looksAlike(stories: readonly StoryAgreement[], { withValues }: PanelAgreement): boolean {
  const { apart, withValues: most } = ACCEPTANCE.looks
  const isLevel = every(stories, ({ options }) => {
    const means = options.map(({ mean }) => mean)
    return Math.max(...means) - Math.min(...means) <= apart + SLIP
  })
  return isLevel && holds(withValues, r => (r ?? 0) <= most + SLIP)
}
