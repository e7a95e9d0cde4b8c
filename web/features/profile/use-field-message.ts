import { validationMessage } from '#contract/messages.ts'
import { useLocale } from '#web/text/locale.tsx'

/** Finds the sentence of a refused field: the contract's schema names it, the page says it in its language. */
export function useFieldMessage() {
  const { locale } = useLocale()
  return (error: { readonly message?: string | undefined } | undefined) =>
    error && validationMessage(error.message, locale)
}
