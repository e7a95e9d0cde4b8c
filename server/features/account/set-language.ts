import { eq } from 'drizzle-orm'
import type { Locale } from '#engine/vocabulary.ts'
import { users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Visitor } from './visitor.ts'

/** Stores the language in which mails to the user are written. */
export async function setLanguage(
  deps: Deps,
  input: { readonly userId: string; readonly language: Locale },
): Promise<{ readonly language: Locale }> {
  const { userId, language } = input
  await deps.database.update(users).set({ language, updatedAt: deps.clock() }).where(eq(users.id, userId))
  return { language }
}

/**
 * Lets mails follow the language of the pages on which the person signs in; a browser that has said nothing changes nothing.
 *
 * @returns the account's language from now on
 */
export async function followVisitor(
  deps: Deps,
  {
    userId,
    language,
    visitor,
  }: { readonly userId: string; readonly language: Locale; readonly visitor: Visitor },
): Promise<Locale> {
  const chosen = visitor.chosenLocale ?? language
  if (chosen !== language) await setLanguage(deps, { userId, language: chosen })
  return chosen
}
