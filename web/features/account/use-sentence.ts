import { validationMessage } from '#contract/messages.ts'
import { useLocale } from '#web/text/locale.tsx'

/** Finds the sentence of a refused field: the schema names it by key, the server sends the key as `code`. */
export function useSentence(): (error: { readonly message?: string } | undefined) => string | undefined {
  const { locale } = useLocale()
  return error => (error ? validationMessage(error.message, locale) : undefined)
}
