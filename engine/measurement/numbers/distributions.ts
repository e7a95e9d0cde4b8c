import { chdtrc, compiled, incbi, ndtr, ndtri } from 'cephes'

// The library is compiled to WebAssembly and is there once its module is.
await compiled

/** Computes P(X > x) of the chi-squared distribution. */
export function chiSquareTail(x: number, degrees: number): number {
  return x <= 0 ? 1 : chdtrc(degrees, x)
}

/** Computes P(Z <= z) of the standard normal distribution. */
export function normalShare(z: number): number {
  return ndtr(z)
}

/** Finds z with P(Z <= z) = share; share between 0 and 1, both excluded. */
export function normalQuantile(share: number): number {
  return ndtri(share)
}

/** Finds x with P(F <= x) = share; degrees of freedom need not be whole. */
export function fQuantile(share: number, above: number, below: number): number {
  const beta = incbi(above / 2, below / 2, share)
  return (below * beta) / (above * (1 - beta))
}
