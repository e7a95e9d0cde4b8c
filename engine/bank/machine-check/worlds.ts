import type {
  ClaimsOf,
  CountsCheck,
  CountsClaim,
  FactsCheck,
  FactsClaim,
  OrderCheck,
  OrderClaim,
  SidesCheck,
} from './machine-check.ts'

/** Everything that could be the case, and what premises and options say about it. */
export interface Model {
  readonly size: number
  readonly premises: readonly WorldClaim[]
  /** In the order of the item's options. */
  readonly options: readonly WorldClaim[]
}
export type WorldClaim = (world: number) => boolean

type OptionIds = readonly (string | undefined)[]

/** Lists all worlds of a model, and those of them that fulfil its premises. */
export function worldsOf({ size, premises }: Pick<Model, 'size' | 'premises'>) {
  const all = Array.from({ length: size }, (_, world) => world)
  return { all, possible: all.filter(world => premises.every(premise => premise(world))) }
}

/** Lists every ordering of the objects, position 1 first. */
export function orderings({ objects, premises, options }: OrderCheck, ids: OptionIds): Model {
  const worlds = permutations(objects)
  const claim = (about: OrderClaim) => (world: number) =>
    about(object => indexIn(worlds[world] ?? [], object) + 1)
  return { size: worlds.length, premises: premises.map(claim), options: claimsOf(options, ids).map(claim) }
}

/** Lists every combination of true and false over the facts. */
export function combinations({ facts, premises, options }: FactsCheck, ids: OptionIds): Model {
  const claim = (about: FactsClaim) => aboutFacts(facts, about)
  return {
    size: 2 ** facts.length,
    premises: premises.map(claim),
    options: claimsOf(options, ids).map(claim),
  }
}

/** Lists every choice of one whole number from each range. */
export function choices({ ranges, premises, options }: CountsCheck, ids: OptionIds): Model {
  const worlds = Object.entries(ranges).reduce<Readonly<Record<string, number>>[]>(
    (chosen, [name, [least, most]]) =>
      chosen.flatMap(others =>
        Array.from({ length: most - least + 1 }, (_, step) => ({ ...others, [name]: least + step })),
      ),
    [{}],
  )
  const claim = (about: CountsClaim) => (world: number) =>
    about(name => worlds[world]?.[name] ?? unknown(name, Object.keys(ranges)))
  return { size: worlds.length, premises: premises.map(claim), options: claimsOf(options, ids).map(claim) }
}

/** Tells whether the conclusion is true in every combination of facts that fulfils the premises. */
export function follows({ facts, premises, follows }: SidesCheck): boolean {
  const { possible } = worldsOf({
    size: 2 ** facts.length,
    premises: premises.map(premise => aboutFacts(facts, premise)),
  })
  return possible.length > 0 && possible.every(aboutFacts(facts, follows))
}

function aboutFacts(facts: readonly string[], claim: FactsClaim): WorldClaim {
  return world => {
    const is = (fact: string) => (world & (1 << indexIn(facts, fact))) !== 0
    return claim(is, (...counted) => counted.filter(is).length)
  }
}

function claimsOf<Claim>(claims: ClaimsOf<Claim>, ids: OptionIds): readonly Claim[] {
  return ids.map((id = '') => claims[id] ?? unknown(id, Object.keys(claims)))
}

/** A claim about something that is not in the list is a slip of the writer, not a false claim. */
function indexIn(names: readonly string[], name: string): number {
  const index = names.indexOf(name)
  return index < 0 ? unknown(name, names) : index
}

function unknown(name: string, names: readonly string[]): never {
  throw new RangeError(`${name} is not one of ${names.join(', ')}`)
}

function permutations(objects: readonly string[]): string[][] {
  if (objects.length === 0) return [[]]
  return objects.flatMap((first, index) =>
    permutations(objects.filter((_, other) => other !== index)).map(rest => [first, ...rest]),
  )
}
