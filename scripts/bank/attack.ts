import type { Bank } from '#engine/bank/block.ts'

export function printAttack(bank: Bank): void {
  console.log(Object.keys(bank))
}
