import type { Deps } from '#server/deps.ts'
import { setLanguage } from './set-language.ts'
import { setReading } from './set-reading.ts'
import type { Visitor } from './visitor.ts'

/**
 * Lets mails follow the language of the pages on which the person signs in, and the account their reading help; a browser that has
 * said nothing changes nothing.
 */
export async function followVisitor(
  deps: Deps,
  { userId, visitor }: { readonly userId: string; readonly visitor: Visitor },
): Promise<void> {
  const { chosenLocale: language, reading } = visitor
  if (language) await setLanguage(deps, { userId, language })
  if (Object.keys(reading).length > 0) await setReading(deps, { userId }, reading)
}
