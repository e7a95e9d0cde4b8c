import { and, eq, ne } from 'drizzle-orm'
import type { Locale } from '#engine/vocabulary.ts'
import { users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'

/** Stores the language in which mails to the user are written; one that stands already is not written again. */
export async function setLanguage(
  deps: Deps,
  input: { readonly userId: string; readonly language: Locale },
): Promise<{ readonly language: Locale }> {
  const { userId, language } = input
  await deps.database
    .update(users)
    .set({ language, updatedAt: deps.clock() })
    .where(and(eq(users.id, userId), ne(users.language, language)))
  return { language }
}
