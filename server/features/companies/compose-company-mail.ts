import { besideLocale } from '#engine/languages/index.ts'
import {
  buttonRow,
  documentOf,
  escapeHtml,
  factsRow,
  footRow,
  headingRow,
  inlineLink,
  isolate,
  linkRow,
  noteRow,
  textRow,
} from '#server/features/mail/blocks.ts'
import type { ComposedMail } from '#server/features/mail/compose-mail.ts'
import { isolateText } from '#server/features/mail/isolate-text.ts'
import { COMPANY_MAIL_WORDS } from './mail-words.ts'
import { type CompanyMail, type Part, sayIn } from './say-company-mail.ts'

/** Composes a mail with fixed text, in two languages; the text part says all that the HTML part says. */
export function composeCompanyMail(mail: CompanyMail): ComposedMail {
  const [first, second] = [sayIn(mail.locale, mail), sayIn(besideLocale(mail.locale), mail)]
  const subject = [
    isolateText(first.text.subject, first.locale),
    COMPANY_MAIL_WORDS[second.locale].subject.nameless,
  ].join(' | ')
  return {
    subject,
    text: [first, second].map(part => isolateText(textOf(part, mail), part.locale)).join('\n\n----\n\n'),
    html: documentOf(mail.locale, subject, [
      ...rowsOf(first, mail),
      ...rowsOf(second, mail, true),
      ...[first, second].map(({ locale, words, html }) =>
        footRow(locale, [words.meaning, html.once, inlineLink(mail.links.stop, words.stop)]),
      ),
    ]),
  }
}

function rowsOf({ locale, words, field, band, html }: Part, mail: CompanyMail, second = false): string[] {
  return [
    headingRow(locale, html.heading, second),
    textRow(locale, [html.greeting, html.body]),
    factsRow(locale, [
      ...(field ? [[words.field, escapeHtml(field)] as const] : []),
      [words.result, html.result],
      [words.band, escapeHtml(band)],
      [words.applicationNumber, isolate(mail.applicationNumber, 'ltr')],
      [words.attachment, isolate(mail.fileName, 'ltr')],
    ]),
    buttonRow(mail.links.report, words.action, locale),
    noteRow(locale, html.expires),
    linkRow(locale, words.verify, mail.links.verify),
  ]
}

function textOf({ words, field, band, text }: Part, mail: CompanyMail): string {
  const facts = [
    ...(field ? [`${words.field}: ${field}`] : []),
    `${words.result}: ${text.result}`,
    `${words.band}: ${band}`,
    `${words.applicationNumber}: ${mail.applicationNumber}`,
    `${words.attachment}: ${mail.fileName}`,
  ]
  return [
    text.heading,
    text.greeting,
    text.body,
    facts.join('\n'),
    `${words.action}:\n${mail.links.report}\n${text.expires}`,
    `${words.verify}\n${mail.links.verify}`,
    `${words.meaning}\n${text.once}`,
    `${words.stop}:\n${mail.links.stop}`,
  ].join('\n\n')
}
