import { Matrix, solve } from 'ml-matrix'
import { at } from '../numbers/at.ts'

/** Holds the slope and the expected curvature of a log-likelihood at a point. */
export interface Slope {
  readonly gradient: readonly number[]
  readonly information: Matrix
}

export interface Peak {
  readonly point: readonly number[]
  readonly logLikelihood: number
  /** The last step was shorter than the tolerance. */
  readonly arrived: boolean
}

export interface Climbing {
  readonly rounds: number
  /** Step below which the climb has arrived. */
  readonly tolerance: number
}

const LONGEST_STEP = 5

/**
 * Climbs a log-likelihood by Fisher scoring; a step that would lead down or out of the model is halved. It never ends lower
 * than it began. `null` where it cannot begin.
 */
export function climb(
  start: readonly number[],
  heightAt: (point: readonly number[]) => number,
  slopeAt: (point: readonly number[]) => Slope,
  { rounds, tolerance }: Climbing,
): Peak | null {
  let point = start
  let height = heightAt(point)
  if (!Number.isFinite(height)) return null
  for (let round = 0; round < rounds; round += 1) {
    const step = stepOf(slopeAt(point))
    if (!step) break
    const longest = Math.max(...step.map(Math.abs))
    let size = Math.min(1, LONGEST_STEP / longest)
    let next = movedBy(point, step, size)
    let nextHeight = heightAt(next)
    while (!(nextHeight >= height - 1e-10) && size > 1e-6) {
      size /= 2
      next = movedBy(point, step, size)
      nextHeight = heightAt(next)
    }
    if (!(nextHeight >= height - 1e-10)) break
    ;[point, height] = [next, nextHeight]
    if (size * longest < tolerance) return { point, logLikelihood: height, arrived: true }
  }
  return { point, logLikelihood: height, arrived: false }
}

function movedBy(point: readonly number[], step: readonly number[], size: number): number[] {
  return point.map((entry, index) => entry + size * at(step, index))
}

/** Solves for the step of Fisher scoring; `null` where the information has no inverse. */
export function stepOf({ gradient, information }: Slope): number[] | null {
  try {
    const step = solve(information, Matrix.columnVector([...gradient])).to1DArray()
    return step.every(Number.isFinite) ? step : null
  } catch {
    return null
  }
}
