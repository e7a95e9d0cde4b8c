import type { FactsCheck, OrderCheck } from '../item.ts'

/** Everything that could be the case, and what premises and options say about it. */
export interface Model {
  readonly size: number
  readonly premises: readonly ((world: number) => boolean)[]
  readonly options: readonly ((world: number) => boolean)[]
}

/** Lists every ordering of the objects, position 1 first. */
export function orderings({ objects, premises, options }: OrderCheck): Model {
  const worlds = permutations(objects)
  const claim = (about: OrderCheck['options'][number]) => (world: number) =>
    about(object => positionIn(worlds[world] ?? [], object))
  return { size: worlds.length, premises: premises.map(claim), options: options.map(claim) }
}

/** Lists every combination of true and false over the facts. */
export function combinations({ facts, premises, options }: FactsCheck): Model {
  const claim = (about: FactsCheck['options'][number]) => (world: number) =>
    about(fact => (world & (1 << indexIn(facts, fact))) !== 0)
  return { size: 2 ** facts.length, premises: premises.map(claim), options: options.map(claim) }
}

function positionIn(ordering: readonly string[], object: string): number {
  return indexIn(ordering, object) + 1
}

/** A claim about something that is not in the list is a slip of the writer, not a false claim. */
function indexIn(names: readonly string[], name: string): number {
  const index = names.indexOf(name)
  if (index < 0) throw new RangeError(`${name} is not one of ${names.join(', ')}`)
  return index
}

function permutations(objects: readonly string[]): string[][] {
  if (objects.length === 0) return [[]]
  return objects.flatMap((first, index) =>
    permutations(objects.filter((_, other) => other !== index)).map(rest => [first, ...rest]),
  )
}
