import { type Features, PLACES } from './features.ts'

export interface Example {
  readonly features: Features
  readonly target: number
}

/** Holds the weight of each feature. */
export type Model = Float64Array

const RIDGE = 0.3
const STEPS = 40
const NEGLIGIBLE = 1e-9

/** Fits a linear model by ridge regression; conjugate gradients solve its normal equations. */
export function fit(examples: readonly Example[]): Model {
  const model = new Float64Array(PLACES)
  const residual = transposed(examples, ({ target }) => target)
  let direction = residual.slice()
  let size = dot(residual, residual)
  for (let step = 0; step < STEPS && size > NEGLIGIBLE; step++) {
    const image = transposed(examples, ({ features }) => predict(direction, features))
    for (let place = 0; place < PLACES; place++)
      image[place] = (image[place] ?? 0) + RIDGE * (direction[place] ?? 0)
    const length = size / dot(direction, image)
    add(model, direction, length)
    add(residual, image, -length)
    const next = dot(residual, residual)
    const turned = residual.slice()
    add(turned, direction, next / size)
    direction = turned
    size = next
  }
  return model
}

export function predict(model: Model, { places, weight }: Features): number {
  let sum = 0
  for (const place of places) sum += model[place] ?? 0
  return sum * weight
}

/** Sums the features of all examples, each times its number. */
function transposed(examples: readonly Example[], numberOf: (example: Example) => number): Float64Array {
  const sum = new Float64Array(PLACES)
  for (const example of examples) {
    const { places, weight } = example.features
    const share = numberOf(example) * weight
    for (const place of places) sum[place] = (sum[place] ?? 0) + share
  }
  return sum
}

function add(to: Float64Array, what: Float64Array, times: number): void {
  for (let place = 0; place < to.length; place++) to[place] = (to[place] ?? 0) + times * (what[place] ?? 0)
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let place = 0; place < one.length; place++) sum += (one[place] ?? 0) * (other[place] ?? 0)
  return sum
}
