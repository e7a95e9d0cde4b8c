import { integerOf } from './body.ts'

const PER_PAGE = 40

export interface Page<T> {
  readonly items: T[]
  readonly meta: {
    readonly current_page: number
    readonly next_page: number | null
    readonly prev_page: number | null
    readonly total_pages: number
    readonly total_count: number
  }
}

/** Cuts one page from a list, counted from 1; a page past the end is empty. */
export function pageOf<T>(all: readonly T[], asked: unknown): Page<T> {
  const current = Math.max(integerOf(asked) ?? 1, 1)
  const pages = Math.max(Math.ceil(all.length / PER_PAGE), 1)
  return {
    items: all.slice((current - 1) * PER_PAGE, current * PER_PAGE),
    meta: {
      current_page: current,
      next_page: current < pages ? current + 1 : null,
      prev_page: current > 1 ? current - 1 : null,
      total_pages: pages,
      total_count: all.length,
    },
  }
}
