import type { Locale } from '#engine/vocabulary.ts'
import {
  buttonRow,
  documentOf,
  escapeHtml,
  footRow,
  headingRow,
  inlineLink,
  isolate,
  isolateNumbers,
  linkRow,
  noteRow,
  textRow,
} from './blocks.ts'
import type { FRAME_WORDS, MailWords } from './words.ts'

interface Parts {
  readonly locale: Locale
  readonly words: MailWords
  readonly frame: Omit<(typeof FRAME_WORDS)[Locale], 'reason'> & { readonly reason: string }
  readonly name: string | null
  readonly link: string
  readonly stop: string | undefined
}

/** Lays out a mail to the owner of an account: what it is about, one button, and what to know. */
export function layOutMail({ locale, words, frame, name, link, stop }: Parts): string {
  const greeting = escapeHtml(frame.greeting(name ? '\u0000' : null)).replace('\u0000', isolate(name ?? ''))
  return documentOf(locale, words.subject, [
    headingRow(locale, isolateNumbers(words.heading)),
    textRow(locale, [greeting, isolateNumbers(words.body)]),
    buttonRow(link, words.action, locale),
    noteRow(locale, isolateNumbers(words.note)),
    linkRow(locale, frame.linkFallback, link),
    footRow(locale, [
      isolateNumbers(words.unexpected),
      escapeHtml(frame.reason),
      ...(stop ? [inlineLink(stop, frame.stop)] : []),
    ]),
  ])
}
