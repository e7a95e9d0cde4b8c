import { attackBank, overall } from '#engine/attack/attack-bank.ts'
import type { Bank } from '#engine/bank/block.ts'
import { SOURCE_LOCALES } from '#engine/vocabulary.ts'

/** Prints what a model of words scores that has learnt the other blocks and reads no story; 3 is chance. */
export function printAttack(bank: Bank): void {
  for (const locale of SOURCE_LOCALES) {
    const blocks = attackBank(bank, locale)
    const mirrored = blocks.filter(block => block.mirrored)
    console.log(`${locale}: mean value of the first choice`)
    console.table(
      Object.fromEntries(
        blocks.map(({ block, items, score, mirrored }) => [
          block,
          { items, score: score.toFixed(2), 'mirrored pairs': mirrored ? 'yes' : 'not yet' },
        ]),
      ),
    )
    console.log(`mirrored ${overall(mirrored).toFixed(2)}, all ${overall(blocks).toFixed(2)}`)
  }
}
