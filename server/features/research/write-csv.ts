import { stringify } from 'csv-stringify/sync'

export type Cell = string | number | null
export type Lines = readonly (readonly Cell[])[]

/** Writes lines as RFC 4180 has them. A cell that a spreadsheet would take for a formula begins with an apostrophe. */
export function writeCsv(lines: Lines): string {
  return stringify(lines as Cell[][], { escape_formulas: true, record_delimiter: 'windows' })
}
