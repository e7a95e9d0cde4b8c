import { itemsOf, languagesOf } from '../bank/block.ts'
import { type ItemKey, STORIES, type Story } from '../bank/item.ts'
import { pairsIn, type StoryPair } from '../bank/pairs-in.ts'
import { newestForm } from '../versions/find-version.ts'
import type { Released } from '../versions/released.ts'
import type { Locale, TemplateId } from '../vocabulary.ts'
import { MOST_PILOTS } from './pilot.ts'

/** Holds what is planned for a pair on trial, and how far that has come. */
export interface PilotPlan {
  /** The key of the pair, `pilot-skills-01@1`. */
  readonly pair: string
  /** In how many attempts each of its stories is to be asked. */
  readonly wanted: number
  readonly isOn: boolean
  /** In how many it has been. */
  readonly asked: Readonly<Record<Story, number>>
}

/** Holds a story drawn for an attempt. */
export interface DrawnPilot {
  readonly pair: string
  readonly story: Story
  readonly key: ItemKey
}

/** Lists the pairs on trial that could be asked beside a form. */
export function pilotPairs(released: Pick<Released, 'pilots' | 'forms'>, form: TemplateId): StoryPair[] {
  const sections = newestForm(released, form).sections.map(({ id }) => id)
  return pairsIn(itemsOf(released.pilots)).filter(({ a: { item } }) => {
    return item.slot.form === form && sections.includes(item.slot.section) && item.status !== 'retired'
  })
}

/** Lists those of the pairs that are planned and not asked often enough yet. */
export function openPilots(
  released: Pick<Released, 'pilots' | 'forms'>,
  form: TemplateId,
  plans: readonly PilotPlan[],
): { readonly pair: StoryPair; readonly stories: readonly Story[] }[] {
  return pilotPairs(released, form).flatMap(pair => {
    const plan = plans.find(own => own.pair === pair.key)
    if (!plan?.isOn) return []
    const stories = STORIES.filter(story => plan.asked[story] < plan.wanted).sort(
      (one, other) => plan.asked[one] - plan.asked[other],
    )
    return stories.length > 0 ? [{ pair, stories }] : []
  })
}

/**
 * Draws what rides along in an attempt: at most three pairs that its person has not met, of each the story that was asked less.
 *
 * @param rank orders the pairs for this attempt, always in one way
 */
export function drawPilots(
  released: Pick<Released, 'pilots' | 'forms'>,
  { form, locale, plans, met }: PilotWish,
  rank: (name: string) => string,
): DrawnPilot[] {
  return openPilots(released, form, plans)
    .filter(({ pair: { key, a, b } }) => !met.has(key) && languagesOf([a, b]).includes(locale))
    .map(({ pair, stories: [story = 'a'] }) => ({ pair: pair.key, story, key: pair[story].key }))
    .map(drawn => ({ drawn, rank: rank(drawn.pair) }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, MOST_PILOTS)
    .map(({ drawn }) => drawn)
}

export interface PilotWish {
  readonly form: TemplateId
  readonly locale: Locale
  readonly plans: readonly PilotPlan[]
  /** Keys of the pairs of which an earlier attempt of the person has pinned a story. */
  readonly met: ReadonlySet<string>
}
