import type { Checker } from '../bank/fact-checks.ts'
import { STORIES, type Story } from '../bank/item.ts'
import { leanOf, type Reader, type Reading, readingsOf } from '../bank/lean.ts'
import type { StoryPair } from '../bank/pairs-in.ts'
import { SOURCE_LOCALES } from '../vocabulary.ts'
import { isConfirmed } from './knowledge.ts'

const MOST_LEAN = 1.5
const LEAST_AGREED = 2 / 3
const LEAST_READERS = 2

/** Tells whether this version of a pair has passed the blind reading and its fact was found twice, so that its status may be `read`. */
export function passesReading(
  pair: StoryPair,
  readers: readonly Reader[],
  checkers: readonly Checker[],
): boolean {
  return pair.mirrored ? isFound(pair, readers) && isConfirmed(pair, checkers) : isBalanced(pair, readers)
}

/** Readers of the options alone lean to neither story; in each language two of three readers of each story put its 5 first. */
function isFound(pair: StoryPair, readers: readonly Reader[]): boolean {
  return (
    Math.abs(leanOf(pair, readers)) <= MOST_LEAN &&
    SOURCE_LOCALES.every(locale => {
      const whole = readingsOf(pair, readers, 'whole story', locale)
      return (
        readingsOf(pair, readers, 'options only', locale).length >= LEAST_READERS &&
        STORIES.every(story => isAgreed(pair, story, whole))
      )
    })
  )
}

function isAgreed(pair: StoryPair, story: Story, whole: readonly Reading[]): boolean {
  const best = pair[story].item.options.find(({ value }) => value === 5)
  const own = whole.filter(reading => reading.story === story)
  const hits = own.filter(({ ranked: [first] }) => first === best?.id).length
  return own.length >= LEAST_READERS && hits >= LEAST_AGREED * own.length
}

/** Sister stories have no best option; what their readers chose is judged over the section (docs/items.md#blind-reading). */
function isBalanced(pair: StoryPair, readers: readonly Reader[]): boolean {
  return SOURCE_LOCALES.every(
    locale => readingsOf(pair, readers, 'told to get the job', locale).length >= LEAST_READERS,
  )
}
