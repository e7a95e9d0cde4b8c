/** Holds the points of one answer; `null` where nothing was answered or the item was not asked. An omission is never zero. */
export type Score = number | null

/** Holds the scores of one person, an entry an item. */
export type Row = readonly Score[]

/** Holds a row a person and a column an item; all rows are equally long. */
export type Table = readonly Row[]

/** Reads one column of a table. */
export function columnOf(table: Table, index: number): Score[] {
  return table.map(row => row[index] ?? null)
}

/** Reads some columns of a table, in the order named. */
export function columnsOf(table: Table, indices: readonly number[]): Score[][] {
  return table.map(row => indices.map(index => row[index] ?? null))
}

/** Drops what was not answered. */
export function answered(scores: Row): number[] {
  return scores.filter(score => score !== null)
}

/** Drops the people who left something out. */
export function completeRows(table: Table): number[][] {
  return table.map(answered).filter((row, index) => row.length === table[index]?.length)
}
