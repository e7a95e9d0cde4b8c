import { at } from '../numbers/at.ts'
import { type MultinomialModel, multinomialChances } from '../regression/improve-multinomial-logistic.ts'
import { logistic, ordinalChances } from '../regression/ordinal-logistic.ts'

/** Holds Samejima's graded response model: P(category >= k) = 1 / (1 + exp(-(slope theta + d_k))), d_1 > d_2 > ... */
export interface GradedItem {
  readonly kind: 'graded'
  readonly slope: number
  readonly intercepts: readonly number[]
}

/** Holds Bock's nominal model: P(category k) is exp(a_k theta + c_k) over the sum of all; a_0 = c_0 = 0. */
export interface NominalItem extends MultinomialModel {
  readonly kind: 'nominal'
}

export type ItemModel = GradedItem | NominalItem

/** Computes the chance of each category at an ability. */
export function chancesOf(item: ItemModel, theta: number): number[] {
  return item.kind === 'graded'
    ? ordinalChances(item.slope * theta, item.intercepts)
    : multinomialChances(theta, item)
}

/** Counts the categories of an item. */
export function categoriesOf(item: ItemModel): number {
  return item.kind === 'graded' ? item.intercepts.length + 1 : item.slopes.length
}

/** Computes the difficulties of a graded item, b_k = -d_k / a: the ability at which a half reaches category k. */
export function difficultiesOf({ slope, intercepts }: GradedItem): number[] {
  return intercepts.map(intercept => -intercept / slope)
}

/**
 * Computes by how much the log of a category's chance grows with each parameter: of a graded item slope and intercepts, of a
 * nominal one the slopes and then the intercepts of all but the first category.
 */
export function scoresOf(item: ItemModel, category: number, theta: number): number[] {
  const chances = chancesOf(item, theta)
  if (item.kind === 'nominal') {
    const surplus = chances.slice(1).map((chance, option) => (option + 1 === category ? 1 : 0) - chance)
    return [...surplus.map(entry => theta * entry), ...surplus]
  }
  const chance = Math.max(at(chances, category), 1e-300)
  const densities = item.intercepts.map(intercept => {
    const share = logistic(item.slope * theta + intercept)
    return share * (1 - share)
  })
  const [low, high] = [category > 0 ? at(densities, category - 1) : 0, densities[category] ?? 0]
  const ofIntercepts = densities.map((_, index) =>
    index === category - 1 ? low / chance : index === category ? -high / chance : 0,
  )
  return [(theta * (low - high)) / chance, ...ofIntercepts]
}

/** Computes the information of a graded item at an ability: sum of (P_k')^2 / P_k. */
export function informationOf(item: GradedItem, theta: number): number {
  const densities = [
    0,
    ...item.intercepts.map(intercept => {
      const share = logistic(item.slope * theta + intercept)
      return item.slope * share * (1 - share)
    }),
    0,
  ]
  return chancesOf(item, theta).reduce(
    (sum, chance, category) => sum + (at(densities, category) - at(densities, category + 1)) ** 2 / chance,
    0,
  )
}
