import { useText } from '#web/text/locale.tsx'

/**
 * Sets the document's title; React lifts it into the head, and it follows the language.
 *
 * @example <PageTitle>{text.results.title}</PageTitle>
 */
export function PageTitle({ children }: { children: string }) {
  const { product } = useText().common
  return <title>{children === product ? product : `${children} | ${product}`}</title>
}
