import { STORIES, type Story } from '../bank/item.ts'

/** Holds one story that a rater is asked about. */
export interface Task {
  readonly pair: string
  readonly story: Story
  /** 2 waits for the other story of its pair. */
  readonly wave: 1 | 2
  readonly isRepeat: boolean
  /** For each place on the screen, the place of the option in the item, 1 to 5. */
  readonly order: readonly number[]
}

interface Draw {
  /** Counts the raters of a panel: neighbours begin with different stories and see options at different places. */
  readonly rater: number
  /** Each rates both stories of every pair. */
  readonly both: boolean
  /** From 0 to 1. */
  readonly random: () => number
}

/** One in so many stories comes again. */
const REPEATED = 8

/**
 * Draws what a rater is asked, in their order (docs/items.md). Half of the raters begin with each story of a pair, and
 * each begins with as many a as b. The options of a story stand in the order that says nothing of merit, turned on by one place
 * from rater to rater.
 *
 * @param pairs with the places of their options in each story, in an order that says nothing of merit
 */
export function drawTasks(
  pairs: readonly { readonly key: string; readonly places: Readonly<Record<Story, readonly number[]>> }[],
  { rater, both, random }: Draw,
): Task[] {
  const first = pairs.map(({ key, places }, index): Task => {
    const story = storyFor(index, rater)
    return { pair: key, story, wave: 1, isRepeat: false, order: turned(places[story], rater + index) }
  })
  const second = pairs.map(({ key, places }, index): Task => {
    const story = storyFor(index, rater + 1)
    return { pair: key, story, wave: 2, isRepeat: false, order: turned(places[story], rater + index + 2) }
  })
  return [...withRepeats(shuffled(first, random), random), ...(both ? shuffled(second, random) : [])]
}

function storyFor(index: number, rater: number): Story {
  return STORIES[(index + rater) % 2] ?? 'a'
}

function turned(places: readonly number[], by: number): number[] {
  return places.map((_, index) => places[(index + by) % places.length] ?? 0)
}

/** Stories of the first third come again in the last, their options turned further. */
function withRepeats(tasks: readonly Task[], random: () => number): Task[] {
  const third = Math.floor(tasks.length / 3)
  const again = shuffled(tasks.slice(0, third), random).slice(0, Math.ceil(tasks.length / REPEATED))
  const repeats = again.map(task => ({ ...task, isRepeat: true, order: turned(task.order, 2) }))
  return [...tasks.slice(0, 2 * third), ...shuffled([...tasks.slice(2 * third), ...repeats], random)]
}

function shuffled<Entry>(entries: readonly Entry[], random: () => number): Entry[] {
  return entries
    .map(entry => ({ entry, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ entry }) => entry)
}
