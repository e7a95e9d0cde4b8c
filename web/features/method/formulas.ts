import type { Method } from '#contract/method.ts'
import type { Letter } from './formula.tsx'

interface Sum {
  readonly lines: readonly string[]
  readonly explains: readonly Letter[]
}

/** Writes the sums of docs/method with the figures of the rules: S5, E1 to E5 and C2 to C5. */
export function formulasOf({
  range,
  change,
  careers,
}: Method): Record<'index' | 'range' | 'change' | 'fit', Sum> {
  const { levelShare, relativeShare, slope, below, span } = careers
  return {
    index: { lines: ['F = 25 × (M − 1)'], explains: ['F', 'M'] },
    range: {
      lines: [
        `V = (S + ${range.weight} × ${range.variance}) / (Σ(J − 1) × B + ${range.weight})`,
        'B = (5 − M) × (M − 1) / 4',
        `G = ${range.quantile}² × V / 4J`,
        'H = 4J × √(G × K × (1 − K) + G² / 4) / (1 + G)',
        'N = 4J × (K + G / 2) / (1 + G)',
        `E = √ΣU² / ${range.quantile}`,
      ],
      explains: ['V', 'S', 'J', 'B', 'M', 'G', 'K', 'H', 'N', 'U', 'E'],
    },
    change: { lines: [`|D| > ${change.quantile} × √(E₁² + E₂²)`], explains: ['D', 'E'] },
    fit: {
      lines: [
        `C = (F − (T − ${below})) / ${span}`,
        'L = 100 × Σ(W × C) / ΣW',
        `R = 50 + ${slope} × Σ(W × (F − A)) / ΣW`,
        `P = ${levelShare} × L + ${relativeShare} × R`,
      ],
      explains: ['P', 'L', 'R', 'C', 'F', 'T', 'W', 'A'],
    },
  }
}
