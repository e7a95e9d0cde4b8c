import type { AnsweredPins } from '../forms/find-read-before.ts'
import type { Form } from '../forms/forms.ts'
import type { PinnedItems } from '../forms/pin-items.ts'
import { pinnedItems } from './pinned-items.ts'
import type { Released } from './released.ts'

const TWIN: Readonly<Record<string, string>> = { a: 'b', b: 'a' }

/**
 * Finds what the newest earlier attempt chose of the options that an attempt shows again with the other story of a pair: one digit a
 * position, the place at which the chosen option stands now, 0 where none was chosen or its worth is the same in both stories; empty where
 * none was.
 *
 * @param earlier attempts at the form, the newest first
 */
export function findChosenBefore(
  released: Pick<Released, 'bank'>,
  form: Form,
  own: PinnedItems,
  earlier: readonly AnsweredPins[],
): string {
  if (own.stories === null || earlier.length === 0) return ''
  const items = pinnedItems(released, form, own)
  const stories = [...own.stories].map(story => TWIN[story] ?? story).join('')
  const twins = pinnedItems(released, form, { ...own, stories })
  const digits = items.map(({ item, slot }, position) => {
    const twin = twins[position]?.item
    const last = earlier.find(
      other =>
        position < other.answers.length &&
        other.itemVersions[position] === own.itemVersions[position] &&
        other.stories?.[position] === stories[position] &&
        stories[position] !== own.stories?.[position] &&
        (slot.scope === 'common' || other.field === own.field),
    )
    if (!twin || !last) return 0
    const chosen = twin.options[Number(last.answers[position]) - 1]
    const turns = twin.options.some(({ id, value }) =>
      item.options.some(option => option.id === id && option.value !== value),
    )
    return turns && chosen ? item.options.findIndex(({ id }) => id === chosen.id) + 1 : 0
  })
  return digits.some(digit => digit > 0) ? digits.join('') : ''
}
