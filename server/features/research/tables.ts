import { itemsOf, textIn } from '#engine/bank/block.ts'
import { pairKeyOf } from '#engine/bank/pairs-in.ts'
import { GATES } from '#engine/measurement/gates.ts'
import { ANSWERS, valueOfAnswer } from '#engine/public-view.ts'
import { ifKnown } from '#engine/versions/find-version.ts'
import { pinnedItems } from '#engine/versions/pinned-items.ts'
import type { Released } from '#engine/versions/released.ts'
import { scoreStored } from '#engine/versions/score-stored.ts'
import { SOURCE_LOCALES, type TemplateId } from '#engine/vocabulary.ts'
import { statusAfter, type Verdicts } from '#server/db/review-status.ts'
import type { attempts } from '#server/db/schema.ts'
import { COLUMNS } from './columns.ts'
import type { ExportedTaker } from './find-takers.ts'
import { GROUPS } from './taker.ts'
import type { Cell, Lines } from './write-csv.ts'

/**
 * Writes the answers of an attempt in long format. Where the field was given up, what it asks apart stands under the name of its
 * place, without the option's: points and sums stay, and nothing tells which field it was. An attempt of a version that this code does
 * not have has none.
 */
export function responsesOf(
  released: Released,
  taker: ExportedTaker,
  attempt: typeof attempts.$inferSelect,
): Lines {
  const result = ifKnown(() => scoreStored(released, attempt))
  if (!result) return []
  const { form, scored } = result
  const regular = scored.quality.level === 'regular' ? 1 : 0
  const wave = taker.attempts.indexOf(attempt.id) + 1
  const date = wave === 1 && taker.began !== '' ? Date.parse(taker.began) / 1000 : null
  return pinnedItems(released, form, attempt).flatMap((entry, position) => {
    const choice = ANSWERS.find(answer => String(answer) === attempt.answers[position])
    if (choice === undefined) return []
    const spent = attempt.itemMilliseconds[position] ?? null
    const rt = spent === null ? null : Math.round(spent / 100) / 10
    const slot = slotName(entry)
    const isHidden = entry.field !== null && taker.field === ''
    const item = isHidden ? slot : entry.key
    const place = [slot, position + 1, isHidden ? null : choice, regular, form.version]
    return [[taker.id, item, valueOfAnswer(entry, choice), wave, date, rt, ...place]]
  })
}

/** Writes what is said of a taker. */
export function takerLine(taker: ExportedTaker): readonly Cell[] {
  return [taker.id, ...GROUPS.map(group => taker[group])]
}

/** Writes the items of a form in every version and with their words, and the places whose item may not be told. */
export function itemLines({ bank }: Pick<Released, 'bank'>, form: TemplateId, verdicts: Verdicts): Lines {
  const own = ownItems(bank, form)
  const ofFields = Map.groupBy(
    own.filter(({ field }) => field !== null),
    slotName,
  )
  const hidden = [...ofFields].map(([slot, [entry]]) => [
    ...[slot, null, slot, entry?.item.slot.section ?? '', entry?.item.facet ?? ''],
    ...Array<null>(COLUMNS.items.length - 5).fill(null),
  ])
  const told = own.map(entry => {
    const { item, key, version, field } = entry
    const words = SOURCE_LOCALES.flatMap(locale => {
      const { story, question } = textIn(entry, locale)
      return [story, question]
    })
    const { section } = item.slot
    const told = item.story ?? ''
    return [
      key,
      version,
      slotName(entry),
      section,
      item.facet,
      item.type,
      field ?? '',
      told,
      statusAfter(item.status, verdicts.get(pairKeyOf(key))),
      ...words,
    ]
  })
  return [...told, ...hidden]
}

/** Writes the options of each item with the points that the key gives them. */
export function optionLines({ bank }: Pick<Released, 'bank'>, form: TemplateId): Lines {
  return ownItems(bank, form).flatMap(entry =>
    ANSWERS.map(choice => {
      const words = SOURCE_LOCALES.map(locale => textIn(entry, locale).options[choice - 1] ?? '')
      return [
        entry.key,
        choice,
        valueOfAnswer(entry, choice),
        entry.item.options[choice - 1]?.pole ?? '',
        ...words,
      ]
    }),
  )
}

/** Writes from how many people each figure is shown, and acted on. */
export function gateLines(): Lines {
  return Object.entries(GATES).map(([figure, { show, act }]) => [figure, show, act])
}

/** Writes what each column of each table holds. */
export function codebookLines(): Lines {
  return Object.entries(COLUMNS).flatMap(([table, columns]) =>
    columns.map(({ name, type, description }) => [table, name, type, description.ar, description.en]),
  )
}

/** Names the place of an item in its form: both stories of a pair, and those of every field, share it. */
function slotName({ item: { slot } }: ReturnType<typeof itemsOf>[number]): string {
  return `${slot.section}-${String(slot.number).padStart(2, '0')}`
}

function ownItems(bank: Released['bank'], form: TemplateId) {
  return itemsOf(bank).filter(({ item }) => item.slot.form === form)
}
