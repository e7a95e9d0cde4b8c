import { buy } from './buy.ts'
import type { Guest, Identity } from './guest.ts'
import { offerHours } from './offer-hours.ts'
import { settleIn } from './profile.ts'
import { shareReport } from './share-report.ts'
import { takeForm } from './take-form.ts'
import { writeCv } from './write-cv.ts'
import { writePlan } from './write-plan.ts'

interface Person extends Identity {
  readonly sees: string
  /** Everything that the person did, in order. */
  readonly live: (guest: Guest) => Promise<void>
}

/** Lists the invented people: one for each state that a screen can show. */
export const PEOPLE: readonly Person[] = [
  {
    ...arabic('unverified', 'نجمة'),
    sees: 'registered, address not verified, no profile',
    live: guest => guest.register(0.1),
  },
  {
    ...arabic('profile', 'غيمة'),
    sees: 'a profile, no attempt',
    live: guest => settleIn(guest, 1),
  },
  {
    ...arabic('question-12', 'وردة'),
    sees: 'basic form, at question 12',
    async live(guest) {
      await settleIn(guest, 0.2, { preferredFields: ['healthcare'] })
      await takeForm(guest, { field: 'healthcare', level: 'middle', upTo: 11 })
    },
  },
  {
    ...arabic('section-end', 'موجة'),
    sees: 'basic form, first section done (30 of 90)',
    async live(guest) {
      await settleIn(guest, 2, { preferredFields: ['education'] })
      await takeForm(guest, { field: 'education', level: 'high', upTo: 30 })
    },
  },
  {
    ...arabic('last-question', 'صباح'),
    sees: 'basic form, at the last question: the result can be guessed',
    async live(guest) {
      await settleIn(guest, 2, { preferredFields: ['finance'], currentJob: 'مديرة مالية' })
      await takeForm(guest, { field: 'finance', level: 'high', upTo: 89 })
    },
  },
  {
    ...arabic('locked', 'ربيع'),
    sees: 'basic form done (low score) after a guess, report locked',
    async live(guest) {
      await settleIn(guest, 3, { preferredFields: ['hospitality'], education: 'دبلوم' })
      const assessmentId = await takeForm(guest, { field: 'hospitality', level: 'low' })
      const guess = { motivation: 'high', competency: 'middle', skills: 'middle' }
      await guest.call('PUT', `/api/assessment/${assessmentId}/guess`, guess)
    },
  },
  {
    ...arabic('sent', 'شروق'),
    sees: 'report unlocked, opened, mailed, sent to a company that opened it; a credential, a CV, a plan with days',
    async live(guest) {
      await settleIn(guest, 6)
      const assessmentId = await takeForm(guest, { field: 'technology', level: 'high' })
      await buy(guest, { assessmentId })
      await guest.call('POST', `/api/assessment/${assessmentId}/open`)
      await shareReport(guest, assessmentId)
      await guest.call('POST', `/api/assessment/${assessmentId}/credentials`, {
        fields: ['total', 'section:skills', 'form', 'date'],
        ...{ purpose: 'employer', months: 6, withName: true, language: 'ar' },
      })
      await writeCv(guest, assessmentId)
      await writePlan(guest, assessmentId)
    },
  },
  {
    ...arabic('returning', 'نسيم'),
    sees: 'two attempts, 45 days apart, with a comparison',
    async live(guest) {
      await settleIn(guest, 46, { preferredFields: ['sales'] })
      const assessmentId = await takeForm(guest, { field: 'sales', level: 'low' })
      await buy(guest, { assessmentId })
      await guest.call('POST', `/api/assessment/${assessmentId}/open`)
      await guest.comeBack(1)
      await takeForm(guest, { field: 'sales', level: 'middle' })
    },
  },
  {
    ...arabic('starter', 'سحابة'),
    sees: 'Starter plan that renews, one report',
    async live(guest) {
      await settleIn(guest, 12, { preferredFields: ['engineering'] })
      await buy(guest, { packageId: 'starter', saveCard: true })
      const assessmentId = await takeForm(guest, { field: 'engineering', level: 'middle' })
      await guest.call('POST', `/api/assessment/${assessmentId}/open`)
    },
  },
  {
    ...arabic('operator', 'سماء'),
    sees: 'the console at /operator, as its owner, with hours of consultation, two panels of raters and a norm that lacks people; the secret for an authenticator stands below',
    async live(guest) {
      await settleIn(guest, 1)
      await offerHours(guest)
    },
  },
  {
    ...arabic('pro', 'فجر'),
    sees: 'Pro plan, basic, advanced and leadership forms done, consultation booked, a message that waits',
    async live(guest) {
      await settleIn(guest, 10, { preferredFields: ['business'], experienceYears: 'أكثر من 10 سنوات' })
      await buy(guest, { packageId: 'pro', saveCard: true })
      for (const form of [
        { field: 'business', level: 'high' },
        { form: 'advanced', level: 'middle' },
        { form: 'leadership', level: 'high' },
      ] as const) {
        await guest.call('POST', `/api/assessment/${await takeForm(guest, form)}/open`)
      }
      await guest.comeBack(2)
      const { hours } = await guest.call('GET', '/api/consultations')
      const topic = 'الانتقال إلى إدارة فريق، وما يلزم له في السنة القادمة'
      await guest.call('POST', '/api/consultations', { hourId: hours[1].id, topic, shares: ['report'] })
      await guest.write('سؤال عن موعد الاستشارة: هل تمكن إضافة ملف إليها قبل اللقاء؟')
    },
  },
  {
    ...arabic('quick', 'ندى'),
    sees: 'quick form done, its whole report free',
    async live(guest) {
      await settleIn(guest, 1)
      const id = await takeForm(guest, { form: 'quick', level: 'middle' })
      await guest.call('POST', `/api/assessment/${id}/open`)
    },
  },
  {
    ...arabic('refunded', 'غدير'),
    sees: 'purchase refunded, with a credit note',
    async live(guest) {
      await settleIn(guest, 8, { preferredFields: ['legal'] })
      await buy(guest, { assessmentId: await takeForm(guest, { field: 'legal', level: 'middle' }) })
      await guest.comeBack(5)
      const { orders } = await guest.call('GET', '/api/billing')
      await guest.call('POST', '/api/billing/refund', { orderId: orders[0].orderId })
    },
  },
  {
    ...arabic('cancelled', 'خريف'),
    sees: 'Starter plan cancelled, open until its month ends',
    async live(guest) {
      await settleIn(guest, 20, { preferredFields: ['logistics'] })
      await buy(guest, { packageId: 'starter', saveCard: true })
      await takeForm(guest, { field: 'logistics', level: 'low' })
      await guest.comeBack(4)
      await guest.call('POST', '/api/billing/cancel')
    },
  },
  {
    ...{ id: 'english', firstName: 'Nova', lastName: 'Example', language: 'en' },
    sees: 'all in English: basic form done, report unlocked and opened, its refund asked for',
    async live(guest) {
      await settleIn(guest, 4)
      const assessmentId = await takeForm(guest, { field: 'finance', level: 'middle' })
      await buy(guest, { assessmentId })
      await guest.call('POST', `/api/assessment/${assessmentId}/open`)
      const { orders } = await guest.call('GET', '/api/billing')
      const reason = 'Bought twice by mistake'
      await guest.call('POST', '/api/billing/refund', { orderId: orders[0].orderId, reason })
    },
  },
]

/** Names that nobody is called: nobody may be taken for one of these people. */
function arabic(id: string, firstName: string): Identity {
  return { id, firstName, lastName: 'المثال', language: 'ar' }
}
