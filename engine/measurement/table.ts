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

/** Holds a table the other way: a column an item, an entry a person, `NaN` where nothing was answered. */
export type Columns = readonly Float64Array[]

/** Turns a table into its columns, in which the figures of many people are counted. */
export function columnsOf(table: Table): Float64Array[] {
  const columns = (table[0] ?? []).map(() => new Float64Array(table.length))
  table.forEach((scores, row) => {
    for (let column = 0; column < columns.length; column += 1) {
      const own = columns[column]
      if (own) own[row] = scores[column] ?? Number.NaN
    }
  })
  return columns
}

/** Sums some columns up, person by person; `NaN` where anything was left out. */
export function sumsOf(columns: Columns, people = columns[0]?.length ?? 0): Float64Array {
  const sums = new Float64Array(people)
  for (const column of columns)
    for (let person = 0; person < people; person += 1)
      sums[person] = (sums[person] ?? Number.NaN) + (column[person] ?? Number.NaN)
  return sums
}

/** Drops what was not answered. */
export function answered(scores: Row): number[] {
  return scores.filter(score => score !== null)
}

/** Drops the people who left something out. */
export function completeRows(table: Table): number[][] {
  return table.map(answered).filter((row, index) => row.length === table[index]?.length)
}
