import { type Attacked, attackAcross, attackBank, overall } from '#engine/attack/attack-bank.ts'
import { likenessOfFields } from '#engine/attack/likeness.ts'
import type { Bank } from '#engine/bank/block.ts'
import { FIELD_IDS, SOURCE_LOCALES } from '#engine/vocabulary.ts'

const HALVES = [FIELD_IDS.slice(0, FIELD_IDS.length / 2), FIELD_IDS.slice(FIELD_IDS.length / 2)] as const

/** Prints what a model of words scores that has learnt from other blocks and reads no story; 3 is chance. */
export function printAttack(bank: Bank): void {
  for (const locale of SOURCE_LOCALES) {
    const blocks = attackBank(bank, locale)
    console.log(`${locale}: mean value of the first choice, learnt from all other blocks`)
    printBlocks(blocks)
    const mirrored = blocks.filter(block => block.mirrored)
    console.log(`mirrored ${overall(mirrored).toFixed(2)}, all ${overall(blocks).toFixed(2)}`)
    const [first, last] = HALVES
    for (const [learnt, attacked] of [
      [first, last],
      [last, first],
    ] as const) {
      const score = overall(attackAcross(bank, locale, { learnt, attacked })).toFixed(2)
      console.log(`learnt from ${learnt.join(', ')}: ${score} in the other fields`)
    }
    for (const section of ['competency', 'skills']) {
      const { within, between } = likenessOfFields(bank, locale, section)
      console.log(
        `likeness of two fields in ${section}: ${within.toFixed(3)} in one slot, ${between.toFixed(3)} in other slots of its facet`,
      )
    }
  }
}

function printBlocks(blocks: readonly Attacked[]): void {
  console.table(
    blocks.map(({ block, items, score, mirrored }) => ({
      block: mirrored ? block : `${block}, preferences`,
      items,
      score: score.toFixed(2),
    })),
  )
}
