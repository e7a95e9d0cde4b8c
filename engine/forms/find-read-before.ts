import type { Form } from './forms.ts'
import type { PinnedItems } from './pin-items.ts'

/** Holds what an attempt has pinned and how far it was answered, one digit an answer. */
export type AnsweredPins = PinnedItems & { readonly answers: string }

/**
 * Finds the stories of an attempt that earlier attempts at the form have answered: one digit a position, 1 where one did; empty
 * where none did. An item in a newer version is another one.
 */
export function findReadBefore(
  { slots }: Pick<Form, 'slots'>,
  own: PinnedItems,
  earlier: readonly AnsweredPins[],
): string {
  const digits = slots.map(({ scope }, position) => {
    const isSame = (other: AnsweredPins) =>
      position < other.answers.length &&
      other.itemVersions[position] === own.itemVersions[position] &&
      other.stories?.[position] === own.stories?.[position] &&
      (scope === 'common' || other.field === own.field)
    return earlier.some(isSame) ? '1' : '0'
  })
  return digits.includes('1') ? digits.join('') : ''
}

/** Counts the positions that hold a story answered before. */
export function countRead(readBefore: string): number {
  return readBefore.split('1').length - 1
}
