import type { Locale, Words } from '#engine/vocabulary.ts'

interface OptionsOfProps {
  /** A closed list of the vocabulary: its keys travel. */
  readonly labels: Readonly<Record<string, Words>>
  readonly locale: Locale
}

export function OptionsOf({ labels, locale }: OptionsOfProps) {
  return Object.entries(labels).map(([value, words]) => (
    <option key={value} value={value}>
      {words[locale]}
    </option>
  ))
}
