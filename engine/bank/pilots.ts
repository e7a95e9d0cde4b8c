import type { Bank } from './block.ts'

/**
 * Collects the pairs on trial, in blocks of their own: no form has a slot for them, so none is ever scored. A slot names the form
 * and the section beside whose questions a pair is asked once an operator plans it (decisions/0100). A pair that has stood its
 * trial moves into a block of the bank; it stays here too, for the attempts that have pinned it.
 */
export const PILOTS: Bank = {}
