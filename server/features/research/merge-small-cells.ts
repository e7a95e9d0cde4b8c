/** Counts the people that every cell of the groups holds at least. */
export const LEAST_IN_CELL = 10

/** Makes one group of a row coarser, or empties it. */
export type Coarser<Row> = (row: Row) => Row

/** Holds rows that all groups agree on, under the names of the cells that they came from. */
interface Cell<Row> {
  readonly row: Row
  readonly size: number
  readonly from: readonly string[]
}

/**
 * Makes rows coarser until every cell, all groups taken together, holds at least `LEAST_IN_CELL` rows (k-anonymity). The rows of
 * small cells give their groups up one after the other, in the order of `steps`; whoever stays alone through all of them takes the
 * smallest other cells along. Fewer rows than that in all give none. Works on cells, of which there are few, and not on rows.
 *
 * @param rows groups alone: those of a cell come back as one
 */
export function mergeSmallCells<Row>(
  rows: readonly Row[],
  cellOf: (row: Row) => string,
  steps: readonly Coarser<Row>[],
): readonly Row[] {
  if (rows.length < LEAST_IN_CELL) return []
  const names = rows.map(cellOf)
  const sizes = new Map<string, Cell<Row>>()
  rows.forEach((row, index) => {
    const name = names[index] ?? ''
    sizes.set(name, { row, size: (sizes.get(name)?.size ?? 0) + 1, from: [name] })
  })
  let cells = [...sizes.values()]
  const change = (fits: (cell: Cell<Row>) => boolean, coarser: Coarser<Row>) => {
    const changed = cells.map(cell => (fits(cell) ? { ...cell, row: coarser(cell.row) } : cell))
    cells = [...Map.groupBy(changed, ({ row }) => cellOf(row)).values()].map(same => ({
      row: (same[0] as Cell<Row>).row,
      size: same.reduce((sum, { size }) => sum + size, 0),
      from: same.flatMap(({ from }) => from),
    }))
  }
  for (const coarser of steps) change(isSmall, coarser)
  const empty = (row: Row) => steps.reduce((coarse, step) => step(coarse), row)
  // All that are left in a small cell have given up everything, so there is one at most.
  for (let left = cells.find(isSmall); left; left = cells.find(isSmall)) {
    const others = cells.filter(cell => cell !== left)
    const smallest = others.reduce((least, cell) => (cell.size < least.size ? cell : least))
    change(cell => cell === smallest, empty)
  }
  const merged = new Map(cells.flatMap(({ row, from }) => from.map(name => [name, row] as const)))
  return names.map(name => merged.get(name) as Row)
}

const isSmall = ({ size }: { readonly size: number }) => size < LEAST_IN_CELL
