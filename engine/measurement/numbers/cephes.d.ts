/** Declares what is used of the library, whose own declarations its `exports` do not name. */
declare module 'cephes' {
  /** Resolves when the WebAssembly module may be called. */
  export const compiled: Promise<void>
  /** P(X > x) of the chi-squared distribution. */
  export function chdtrc(degrees: number, x: number): number
  /** Inverse of the regularised incomplete beta function. */
  export function incbi(a: number, b: number, share: number): number
  /** P(Z <= z) of the standard normal distribution. */
  export function ndtr(z: number): number
  /** Inverse of `ndtr`. */
  export function ndtri(share: number): number
}
