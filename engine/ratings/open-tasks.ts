import type { Task } from './draw-tasks.ts'

/** Sets how long a person who has seen one story of a pair is not shown the other. */
export const APART_MS = 7 * 24 * 60 * 60 * 1000

/** Says when a person last had a story before them, wherever: milliseconds, UTC. */
export interface Sighting extends Pick<Task, 'pair' | 'story'> {
  readonly at: number
}

export type StoredTask = Pick<Task, 'pair' | 'story' | 'wave'> & { readonly isRated: boolean }

/**
 * Selects the tasks that may be shown now: not rated, the other story of the pair not seen within a week, and rated before where it
 * comes first. A sighting in the future, of a clock that was put back, counts as just now.
 */
export function openTasks<T extends StoredTask>(
  tasks: readonly T[],
  sightings: readonly Sighting[],
  now: number,
): T[] {
  return tasks.filter(task => !task.isRated && opensAt(task, tasks, sightings) <= now)
}

/** Finds when the next task opens; null where none waits for a day alone. */
export function nextOpening(tasks: readonly StoredTask[], sightings: readonly Sighting[]): number | null {
  const times = tasks
    .filter(({ isRated }) => !isRated)
    .map(task => opensAt(task, tasks, sightings))
    .filter(Number.isFinite)
  return times.length > 0 ? Math.min(...times) : null
}

function opensAt(
  { pair, story, wave }: StoredTask,
  tasks: readonly StoredTask[],
  sightings: readonly Sighting[],
): number {
  const isOther = (each: Pick<Task, 'pair' | 'story'>) => each.pair === pair && each.story !== story
  if (wave === 2 && tasks.some(each => isOther(each) && each.wave === 1 && !each.isRated))
    return Number.POSITIVE_INFINITY
  return Math.max(0, ...sightings.filter(isOther).map(({ at }) => at + APART_MS))
}
