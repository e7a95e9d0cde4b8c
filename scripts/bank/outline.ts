import { type Bank, itemsOf } from '#engine/bank/block.ts'
import { type Checker, checksOf } from '#engine/bank/fact-checks.ts'
import { pairsIn, type StoryPair } from '#engine/bank/pairs-in.ts'
import { FIELD_IDS, type FieldId } from '#engine/vocabulary.ts'
import { CHECKERS } from './checkers.ts'

/** Prints what each field asks its ten technical pairs about, and what their checkers say of it; answers the exit code. */
export function printOutline(bank: Bank, only?: string): number {
  const fields = FIELD_IDS.filter(field => only === undefined || field === only)
  if (fields.length === 0) {
    console.error(`There is no field ${only}; there are ${FIELD_IDS.join(', ')}.`)
    return 2
  }
  for (const field of fields) console.log(outlineOf(bank, field, CHECKERS).join('\n'))
  return 0
}

export function outlineOf(bank: Bank, field: FieldId, checkers: readonly Checker[]): string[] {
  const pairs = pairsIn(itemsOf(bank)).filter(({ a }) => a.field === field && a.item.topic)
  const defended = defenceOf(pairs, checkers).map(
    ({ by, count, judged }) => `${count} of ${judged} defended by the ${by}`,
  )
  return [
    [`${field}: ${pairs.length} topics`, ...defended].join(', '),
    ...pairs.flatMap(pair => {
      const { slot, topic, knowledge } = pair.a.item
      const checks = checksOf(pair, checkers)
      const source = knowledge ? `${knowledge.source.title}, ${knowledge.source.edition}` : 'no source'
      return [
        `  ${slot.number}  ${topic?.en} / ${topic?.ar}: ${source} (${checks.map(({ fact }) => fact).join(', ')})`,
        ...checks.flatMap(({ by, defend, objection }) =>
          objection ? [`      ${by}${defend ? '' : ', would not defend it'}: ${objection}`] : [],
        ),
      ]
    }),
    '',
  ]
}

/** Counts the pairs that each checker judged, and those whose best options the checker would defend in front of colleagues. */
export function defenceOf(pairs: readonly StoryPair[], checkers: readonly Checker[]) {
  const checks = pairs.flatMap(pair => checksOf(pair, checkers))
  return [...Map.groupBy(checks, ({ by }) => by)].map(([by, own]) => ({
    by,
    judged: own.length,
    count: own.filter(({ defend }) => defend).length,
  }))
}
