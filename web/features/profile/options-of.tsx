import type { Locale } from '#engine/vocabulary.ts'

interface OptionsOfProps {
  /** A closed list of the vocabulary: its keys are the Arabic labels, which travel. */
  readonly labels: Readonly<Record<string, { readonly en: string }>>
  readonly locale: Locale
}

export function OptionsOf({ labels, locale }: OptionsOfProps) {
  return Object.entries(labels).map(([arabic, { en }]) => (
    <option key={arabic} value={arabic}>
      {locale === 'ar' ? arabic : en}
    </option>
  ))
}
