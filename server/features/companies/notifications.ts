import { inEveryLanguage, type Locale, type Words } from '#engine/languages/index.ts'
import { describeRefusal } from '#server/features/mail/refusal.ts'
import type { SayByCause } from '#server/features/notifications/notification-words.ts'

export const companyNotifications: SayByCause<'company_mail_refused' | 'company_opened'> = {
  company_mail_refused: (cause, named) => ({
    topic: 'mail',
    title: aboutCompany(named.companies.get(cause.companyId), {
      ar: name => `لم يصل التقرير إلى ${name}`,
      en: name => `The report did not reach ${name}`,
    }),
    body: describeRefusal(cause.refusal),
    to: '/company',
  }),
  company_opened: (cause, named) => ({
    topic: 'company',
    title: { ar: 'فُتح التقرير', en: 'Your report was opened' },
    body: aboutCompany(named.companies.get(cause.companyId), {
      ar: name => `كان الفتح من الرابط الخاص المرسل إلى ${name}.`,
      en: name => `Someone at ${name} pressed “open report” behind the private link.`,
    }),
    to: '/company',
  }),
}

const GONE: Words = { ar: 'شركة أزيلت من القائمة', en: 'a company removed from the list' }

/** The name keeps its own direction, whatever language it is in. */
function aboutCompany(
  name: string | undefined,
  say: Readonly<Record<Locale, (name: string) => string>>,
): Words {
  const isolated = name && `\u2068${name}\u2069`
  return inEveryLanguage(locale => say[locale](isolated ?? GONE[locale]))
}
