/** Counts the people that every cell of the groups holds at least. */
export const LEAST_IN_CELL = 10

/** Makes one group of a row coarser, or empties it. */
export type Coarser<Row> = (row: Row) => Row

/**
 * Makes rows coarser until every cell, all groups taken together, holds at least `LEAST_IN_CELL` rows (k-anonymity). The rows of
 * small cells give their groups up one after the other, in the order of `steps`; whoever stays alone through all of them takes the
 * smallest other cells along. Fewer rows than that in all give none.
 */
export function mergeSmallCells<Row>(
  rows: readonly Row[],
  cellOf: (row: Row) => string,
  steps: readonly Coarser<Row>[],
): readonly Row[] {
  if (rows.length < LEAST_IN_CELL) return []
  let merged = rows
  for (const coarser of steps) {
    const sizes = countCells(merged, cellOf)
    merged = merged.map(row => (isSmall(sizes.get(cellOf(row))) ? coarser(row) : row))
  }
  const empty = (row: Row) => steps.reduce((coarse, step) => step(coarse), row)
  for (;;) {
    const sizes = countCells(merged, cellOf)
    // All that are left in small cells have given up everything: they are in one.
    const left = merged.find(row => isSmall(sizes.get(cellOf(row))))
    if (left === undefined) return merged
    const [smallest] = [...sizes]
      .filter(([cell]) => cell !== cellOf(left))
      .sort((one, other) => one[1] - other[1])
    merged = merged.map(row => (cellOf(row) === smallest?.[0] ? empty(row) : row))
  }
}

function countCells<Row>(rows: readonly Row[], cellOf: (row: Row) => string): Map<string, number> {
  const sizes = new Map<string, number>()
  for (const row of rows) sizes.set(cellOf(row), (sizes.get(cellOf(row)) ?? 0) + 1)
  return sizes
}

const isSmall = (size = 0) => size < LEAST_IN_CELL
