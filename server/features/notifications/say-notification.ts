import type { Notice } from '#contract/notices.ts'
import type { Words } from '#engine/vocabulary.ts'
import { describeRefusal } from '#server/features/mail/refusal.ts'
import { moneyLink, sayNews } from '#server/features/money/mail-words.ts'
import type { NoticeCause } from './notification-cause.ts'

/** What causes refer to, as it is called now; what is gone has no name. */
export interface Named {
  readonly attempts: ReadonlyMap<string, string>
  readonly companies: ReadonlyMap<string, string>
}

type Said = Pick<Notice, 'topic' | 'title' | 'body' | 'to'>

/** @example sayNotice({ kind: 'company_opened', companyId }, named).title.en // "Your report was opened" */
export function sayNotice(cause: NoticeCause, named: Named): Said {
  switch (cause.kind) {
    case 'report_ready': {
      const number = named.attempts.get(cause.attemptId) ?? ''
      return {
        topic: 'report',
        title: { ar: 'النتيجة جاهزة', en: 'Your result is ready' },
        body: {
          ar: `اكتمل التقييم ${number}، ونتيجته محفوظة.`,
          en: `Assessment ${number} is complete, and its result is saved.`,
        },
        to: '/results',
      }
    }
    case 'own_mail_refused':
      return {
        topic: 'mail',
        title: { ar: 'لم يصل التقرير إلى البريد', en: 'The report did not reach your email' },
        body: describeRefusal(cause.refusal) ?? NOTHING,
        to: '/results',
      }
    case 'company_mail_refused': {
      const company = named.companies.get(cause.companyId)
      return {
        topic: 'mail',
        title: aboutCompany(company, {
          ar: name => `لم يصل التقرير إلى ${name}`,
          en: name => `The report did not reach ${name}`,
        }),
        body: describeRefusal(cause.refusal) ?? NOTHING,
        to: '/company',
      }
    }
    case 'company_opened': {
      const company = named.companies.get(cause.companyId)
      return {
        topic: 'company',
        title: { ar: 'فُتح التقرير', en: 'Your report was opened' },
        body: aboutCompany(company, {
          ar: name => `كان الفتح من الرابط الخاص المرسل إلى ${name}.`,
          en: name => `Someone at ${name} pressed “open report” behind the private link.`,
        }),
        to: '/company',
      }
    }
    default: {
      const { ar, en } = sayNews(cause)
      return {
        topic: 'money',
        title: { ar: ar.subject, en: en.subject },
        body: { ar: ar.body, en: en.body },
        to: moneyLink(cause),
      }
    }
  }
}

const NOTHING: Words = { ar: '', en: '' }
const GONE: Words = { ar: 'شركة أزيلت من القائمة', en: 'a company removed from the list' }

/** The name keeps its own direction, whatever language it is in. */
function aboutCompany(
  name: string | undefined,
  say: { readonly ar: (name: string) => string; readonly en: (name: string) => string },
): Words {
  const isolated = name && `\u2068${name}\u2069`
  return { ar: say.ar(isolated ?? GONE.ar), en: say.en(isolated ?? GONE.en) }
}
