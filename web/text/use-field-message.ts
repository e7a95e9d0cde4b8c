import { validationMessage } from '#contract/messages.ts'
import { useLocale } from './locale.tsx'

/** Finds the sentence of a refused field: the schema names it by key, the server sends the key as `code`. */
export function useFieldMessage() {
  const { locale } = useLocale()
  return (error: { readonly message?: string | undefined } | undefined) =>
    error && validationMessage(error.message, locale)
}
