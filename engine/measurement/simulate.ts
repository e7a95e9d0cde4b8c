import type { Bank } from '../bank/block.ts'
import type { ItemKey, Value } from '../bank/item.ts'
import { assembleForm } from '../forms/assemble-form.ts'
import { FORMS } from '../forms/forms.ts'
import { STORY_SETS, storyIn } from '../forms/story-sets.ts'
import { type FacetId, FIELD_IDS, type FieldId, type TemplateId } from '../vocabulary.ts'
import { chancesOf, type NominalItem } from './models/item-model.ts'
import { at } from './numbers/at.ts'
import { normal } from './numbers/normal.ts'

/** Sets how invented takers differ. Shares of variance, 0 to 1. */
export interface Population {
  /** What all abilities of a person have in common. */
  readonly general: number
  /** What the facets of a section have in common beside that. */
  readonly section: number
  /** Spread of a person's liking for a place on the screen, whatever stands there; 0 for none. */
  readonly style: number
}

export const USUAL_POPULATION: Population = { general: 0.35, section: 0.4, style: 0.2 }

/** Holds what is wrong with a bank on purpose, to see whether it is found. */
export interface Defects {
  /** Stories of which two values are given to each other's options. */
  readonly exchanged?: readonly { readonly key: ItemKey; readonly values: readonly [Value, Value] }[]
  /** A story whose best option is known to a share of the takers, from one of them on. */
  readonly leaked?: { readonly key: ItemKey; readonly share: number; readonly from: number }
  /** A story that a share of the takers answers as they answered another. */
  readonly dependent?: { readonly key: ItemKey; readonly on: ItemKey; readonly share: number }
  /** Stories that every second taker reads in a translation that asks for so much more ability. */
  readonly translated?: { readonly keys: readonly ItemKey[]; readonly harder: number }
}

/** Says what is simulated; whatever is left out is usual, sound, the core form and every field. */
export interface Simulation {
  readonly population?: Population
  readonly defects?: Defects
  readonly form?: TemplateId
  readonly fields?: readonly FieldId[]
}

/** Holds an invented person. */
export interface Taker {
  /** Null for a form that asks for none. */
  readonly field: FieldId | null
  readonly storySet: number
  readonly abilities: Readonly<Partial<Record<FacetId, number>>>
  /** In the order of the form. */
  readonly answers: readonly TakerAnswer[]
}

export interface TakerAnswer {
  readonly key: ItemKey
  readonly section: string
  /** What the key gives for the chosen option. */
  readonly value: Value
  /** Where the chosen option stands, from 0. */
  readonly place: number
}

/** Maps each story to the model by which invented people choose; the categories are the true values. */
export type TrueModels = ReadonlyMap<ItemKey, NominalItem>

/** Draws a nominal model for each story: slopes rise with the value, and more takers choose the better options. */
export function drawModels(keys: readonly ItemKey[], random: () => number): TrueModels {
  return new Map(
    keys.map(key => {
      const strength = 0.8 + 0.6 * random()
      const slopes = [0, 0.4, 0.8, 1.2, 1.6].map(slope => slope * strength)
      const intercepts = [0, 0.3, 0.6, 0.9, 1.1].map((own, index) =>
        index === 0 ? 0 : own + 0.4 * (random() - 0.5),
      )
      return [key, { kind: 'nominal', slopes, intercepts }]
    }),
  )
}

/**
 * Invents people who take a form on a bank, one after the other.
 *
 * @param random numbers from 0 to 1; equal ones invent equal people
 */
export function* simulateTakers(
  bank: Bank,
  models: TrueModels,
  random: () => number,
  { population = USUAL_POPULATION, defects = {}, form: id = 'basic', fields = FIELD_IDS }: Simulation = {},
): Generator<Taker, never> {
  const { leaked, translated } = defects
  const { asksField } = FORMS[id]
  const forms = new Map<string, ReturnType<typeof assembleForm>>()
  for (let count = 0; ; count += 1) {
    const field = asksField ? (fields[Math.floor(random() * fields.length)] ?? null) : null
    const storySet = 1 + Math.floor(random() * STORY_SETS)
    const name = `${field} ${storySet}`
    const form = forms.get(name) ?? assembleForm(bank, { form: id, field, storyAt: storyIn(storySet, field) })
    forms.set(name, form)
    if (form.kind === 'incomplete') throw new Error(`The form ${id} lacks ${form.missing.length} items.`)
    const draw = abilitiesOf(population, random)
    const liking = [0, 1, 2, 3, 4].map(() => population.style * normal(random))
    const given = new Map<ItemKey, Value>()
    const answers = form.items.map(({ key, item, section }) => {
      const model = models.get(key)
      if (!model) throw new Error(`${key} has no model.`)
      const chosen = leaked?.key === key && count >= leaked.from && random() < leaked.share
      const harder = translated && readsTranslation(count) && translated.keys.includes(key)
      const ability = draw.abilityIn(section, item.facet) - (harder ? translated.harder : 0)
      const wanted = chosen ? 5 : choose(model, item.options, ability, liking, random)
      const value = copiedFrom(defects, key, given, random) ?? keyed(defects, key, wanted)
      given.set(key, value)
      return { key, section, value, place: item.options.findIndex(option => option.value === value) }
    })
    yield { field, storySet, abilities: draw.abilities, answers }
  }
}

/** Tells whether the taker of this number, from 0, reads the other language. */
export const readsTranslation = (taker: number): boolean => taker % 2 === 1

function abilitiesOf({ general, section }: Population, random: () => number) {
  const common = normal(random)
  const sections = new Map<string, number>()
  const abilities: Partial<Record<FacetId, number>> = {}
  const abilityIn = (name: string, facet: FacetId) => {
    const own = sections.get(name) ?? normal(random)
    sections.set(name, own)
    abilities[facet] ??=
      Math.sqrt(general) * common +
      Math.sqrt(section) * own +
      Math.sqrt(1 - general - section) * normal(random)
    return abilities[facet] ?? 0
  }
  return { abilities, abilityIn }
}

/** Chooses by the true model, swayed by where the options stand. */
function choose(
  model: NominalItem,
  options: readonly { readonly value: Value }[],
  ability: number,
  liking: readonly number[],
  random: () => number,
): Value {
  const chances = chancesOf(model, ability)
  const weights = options.map(({ value }, place) => at(chances, value - 1) * Math.exp(at(liking, place)))
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0)
  const place = weights.findIndex(weight => {
    left -= weight
    return left < 0
  })
  return options.at(place)?.value ?? 5
}

/** Gives the value that a wrong key names for an option. */
function keyed({ exchanged = [] }: Defects, key: ItemKey, value: Value): Value {
  const pair = exchanged.find(other => other.key === key)?.values
  if (!pair?.includes(value)) return value
  return value === pair[0] ? pair[1] : pair[0]
}

function copiedFrom(
  { dependent }: Defects,
  key: ItemKey,
  given: ReadonlyMap<ItemKey, Value>,
  random: () => number,
): Value | null {
  if (dependent?.key !== key) return null
  const first = given.get(dependent.on)
  return first !== undefined && random() < dependent.share ? first : null
}
