import { CONSULTATION_RULES } from '#contract/consultations.ts'
import type { Locale, Words } from '#engine/vocabulary.ts'
import type { ConsultationNews } from '#server/db/notification-cause.ts'
import type { Draft } from '#server/features/mail/compose-mail.ts'
import type { ConsultationMail, ToldOfConsultation } from '#server/features/mail/mail.ts'
import type { MailWords } from '#server/features/mail/words.ts'
import { riyadhDate } from '#server/features/paper/riyadh-date.ts'

/** Leads a person to their consultations. */
export const CONSULTATION_LINK = '/billing'
const CONSOLE_LINK = '/operator/consultations'

/** Names the event in a calendar. */
export const EVENT_NAME: Words = { ar: 'استشارة وجهة', en: 'Wijha consultation' }

type Said = Pick<MailWords, 'subject' | 'body' | 'note'>
/** Takes a day and a time of day in Riyadh. */
type Say = Readonly<Record<Locale, (day: string, time: string) => Said>>

const { noticeHours, lateMinutes, returnedDays, openDays } = CONSULTATION_RULES

/** Says one event in one language: what its mail says, and its notification. */
export function sayConsultation(news: ToldOfConsultation, locale: Locale): Said {
  const say = news.kind === 'consultation_cancelled' ? CANCELLED[news.by] : SAY[news.kind]
  const startsAt = new Date(news.startsAt)
  return say[locale](riyadhDate(startsAt, locale), TIME.format(startsAt))
}

/** Says a mail about a consultation in its recipient's language. */
export function draftConsultationMail(mail: ConsultationMail, appUrl: string): Draft {
  const { locale, firstName } = mail
  const isConsultant = mail.kind === 'consultant_booked' || mail.kind === 'consultant_cancelled'
  const said = sayConsultation(mail, locale)
  const action = (isConsultant ? CONSOLE_ACTION : ACTION)[locale]
  const words = { ...said, heading: said.subject, action, unexpected: UNEXPECTED[locale] }
  return { locale, firstName, words, link: `${appUrl}${isConsultant ? CONSOLE_LINK : CONSULTATION_LINK}` }
}

const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Riyadh' })

const ACTION: Words = { ar: 'عرض الاستشارات', en: 'See your consultations' }
const CONSOLE_ACTION: Words = { ar: 'فتح الاستشارات', en: 'Open consultations' }
const UNEXPECTED: Words = {
  ar: 'إذا لم يكن الموعد معروفاً، فصفحة التواصل تصل إلى من يراجعه.',
  en: 'If this appointment is not known to you, the contact page reaches someone who will look into it.',
}
const SAME_MONTH: Words = {
  ar: 'يمكن حجز ساعة أخرى ما دام الشهر المدفوع جارياً.',
  en: 'Another hour can be booked as long as the paid month runs.',
}

const SAY: Readonly<Record<Exclude<ConsultationMail['kind'], 'consultation_cancelled'>, Say>> = {
  consultation_booked: {
    ar: (day, time) => ({
      subject: 'حُجزت الاستشارة',
      body: `موعد الاستشارة الشخصية يوم ${day} الساعة ${time} بتوقيت الرياض، ومدتها ساعة واحدة. رابط اللقاء في صفحة الاشتراك وفي ملف التقويم المرفق.`,
      note: `الإلغاء دون خسارة الساعة متاح حتى ${noticeHours} ساعة قبل الموعد. الإلغاء بعد ذلك، أو التأخر أكثر من ${lateMinutes} دقيقة، يُحسب استعمالاً لها.`,
    }),
    en: (day, time) => ({
      subject: 'Your consultation is booked',
      body: `The personal consultation is on ${day} at ${time}, Riyadh time, and takes one hour. The link to the meeting is on the billing page and in the attached calendar file.`,
      note: `It can be cancelled until ${noticeHours} hours before without losing the hour. Cancelled later, or after a delay of more than ${lateMinutes} minutes, the hour counts as used.`,
    }),
  },
  consultation_noted: {
    ar: day => ({
      subject: 'ملاحظات الاستشارة جاهزة',
      body: `كُتبت ملاحظات استشارة يوم ${day}، وهي في صفحة الاشتراك.`,
      note: `يمكن أن تتغير الملاحظات حتى ${openDays} أيام بعد الموعد، وتبقى في الحساب بعدها.`,
    }),
    en: day => ({
      subject: 'The notes of your consultation are ready',
      body: `The notes of the consultation on ${day} were written; they are on the billing page.`,
      note: `They may still change until ${openDays} days after the appointment, and stay in the account afterwards.`,
    }),
  },
  consultant_booked: {
    ar: (day, time) => ({
      subject: 'حُجزت ساعة استشارة',
      body: `حُجزت ساعة من الساعات المعروضة: يوم ${day} الساعة ${time} بتوقيت الرياض.`,
      note: 'ما أُتيح للاطلاع يظهر في لوحة المشغّل، وكل فتح له يُسجَّل ويراه صاحب الحساب.',
    }),
    en: (day, time) => ({
      subject: 'A consultation hour was booked',
      body: `One of the hours you offer was booked: ${day} at ${time}, Riyadh time.`,
      note: 'What was shared is in the console; each opening is logged, and its person sees it.',
    }),
  },
  consultant_cancelled: {
    ar: (day, time) => ({
      subject: 'أُلغيت ساعة استشارة',
      body: `أُلغيت استشارة يوم ${day} الساعة ${time} بتوقيت الرياض.`,
      note: 'ملف التقويم المرفق يزيل الموعد من التقويم.',
    }),
    en: (day, time) => ({
      subject: 'A consultation hour was cancelled',
      body: `The consultation on ${day} at ${time}, Riyadh time, was cancelled.`,
      note: 'The attached calendar file takes it out of the calendar.',
    }),
  },
}

const CANCELLED: Readonly<Record<Extract<ConsultationNews, { kind: 'consultation_cancelled' }>['by'], Say>> =
  {
    person: {
      ar: (day, time) => ({
        subject: 'أُلغيت الاستشارة',
        body: `أُلغيت استشارة يوم ${day} الساعة ${time} بتوقيت الرياض كما طُلب، وعادت ساعة الشهر.`,
        note: SAME_MONTH.ar,
      }),
      en: (day, time) => ({
        subject: 'The consultation was cancelled',
        body: `The consultation on ${day} at ${time}, Riyadh time, was cancelled as requested, and the month’s hour is given back.`,
        note: SAME_MONTH.en,
      }),
    },
    late: {
      ar: (day, time) => ({
        subject: 'أُلغيت الاستشارة',
        body: `أُلغيت استشارة يوم ${day} الساعة ${time} بتوقيت الرياض كما طُلب. جاء الإلغاء قبل أقل من ${noticeHours} ساعة من الموعد، فتُحسب ساعة الشهر مستعملة.`,
        note: 'تُتاح الساعة التالية مع الشهر المدفوع التالي.',
      }),
      en: (day, time) => ({
        subject: 'The consultation was cancelled',
        body: `The consultation on ${day} at ${time}, Riyadh time, was cancelled as requested. This was less than ${noticeHours} hours before, so the month’s hour counts as used.`,
        note: 'The next hour comes with the next paid month.',
      }),
    },
    consultant: {
      ar: (day, time) => ({
        subject: 'أُلغيت الاستشارة من جهتنا',
        body: `تعذّرت استشارة يوم ${day} الساعة ${time} بتوقيت الرياض من جهتنا. عادت ساعة الشهر، ونعتذر عن ذلك.`,
        note: `يمكن حجز ساعة أخرى خلال ${returnedDays} يوماً، ولو انتهى الشهر المدفوع.`,
      }),
      en: (day, time) => ({
        subject: 'We had to cancel your consultation',
        body: `The consultation on ${day} at ${time}, Riyadh time, could not be held on our side. The month’s hour is given back, and we are sorry.`,
        note: `Another hour can be booked within ${returnedDays} days, also when the paid month is over.`,
      }),
    },
    refund: {
      ar: (day, time) => ({
        subject: 'أُلغيت الاستشارة',
        body: `أُلغيت استشارة يوم ${day} الساعة ${time} بتوقيت الرياض، لأن ثمن شهرها أُعيد.`,
        note: 'تُتاح الاستشارة مع كل شهر مدفوع من الباقة الاحترافية.',
      }),
      en: (day, time) => ({
        subject: 'The consultation was cancelled',
        body: `The consultation on ${day} at ${time}, Riyadh time, was cancelled because its month was refunded.`,
        note: 'A consultation comes with every paid month of the Pro plan.',
      }),
    },
  }
