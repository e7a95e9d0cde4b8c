import { CONTENT_PARTS } from '#contract/content.ts'
import { changePart, showChanges, showContent } from './content-commands.ts'
import { alone, type Reader, verbs } from './words.ts'

/** Reads what is done with figures, testimonials and dates; `change PART BASIS` takes the part as JSON from standard input. */
export const readContent: Reader = verbs({
  '': alone(showContent),
  log: alone(showChanges),
  change: ([given, basis, ...more]) => {
    const part = CONTENT_PARTS.find(each => each === given)
    return part && basis !== undefined && more.length === 0 ? changePart(part, basis) : null
  },
})
