import { answered, type Score, type Table } from '../table.ts'

/** Computes for each person the mean of what was answered beside one item: for stories, of which each person reads a half. */
export function restScores(table: Table, item: number): Score[] {
  return table.map(row => {
    const others = answered(row.filter((_, index) => index !== item))
    return others.length === 0 ? null : others.reduce((sum, score) => sum + score, 0) / others.length
  })
}
