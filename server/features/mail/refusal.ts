import type { Words } from '#engine/vocabulary.ts'

/** Lists our own reasons for not sending a mail any more, as its row keeps them. */
const OWN_REASONS = ['gave_up', 'locked', 'opted_out', 'consent_withdrawn'] as const
type OwnReason = (typeof OWN_REASONS)[number]
/** Holds a reason as a row keeps it: our own, or the mail server's code. */
export type Reason = OwnReason | `${number}`

const OWN_WORDS: Readonly<Record<OwnReason, Words>> = {
  gave_up: {
    ar: 'لم يقبل خادم البريد الرسالة بعد محاولات كثيرة. يمكن الإرسال من جديد.',
    en: 'The mail server did not take the message after many tries. It can be sent again.',
  },
  locked: {
    ar: 'أُقفل التقرير قبل خروج الرسالة، فلم تُرسل.',
    en: 'The report was locked before the message left, so it was not sent.',
  },
  consent_withdrawn: {
    ar: 'سُحبت الموافقة قبل خروج الرسالة، فلم تُرسل.',
    en: 'The consent was withdrawn before the message left, so it was not sent.',
  },
  opted_out: {
    ar: 'أُوقفت كل رسائل وجهة إلى هذا العنوان قبل خروج هذه الرسالة.',
    en: 'The address stopped all mail from Wijha before this message left.',
  },
}

/**
 * Words what the user is told.
 *
 * @example describeRefusal('550')?.en // "The address does not accept this message (code 550)."
 */
export function describeRefusal(refusal: string): Words {
  const own = OWN_REASONS.find(reason => reason === refusal)
  if (own) return OWN_WORDS[own]
  return {
    ar: `لم يقبل العنوان هذه الرسالة (رمز خادم البريد ${refusal}).`,
    en: `The address did not accept this message (mail server code ${refusal}).`,
  }
}

/** A mail that waits longer than its queue tries (about an hour and a half) has lost its job; nothing will come of it. */
const GIVEN_UP_MS = 24 * 60 * 60 * 1000

interface Mailed {
  readonly askedAt: Date
  readonly handedOverAt: Date | null
  readonly refusedAt: Date | null
  readonly refusal: string | null
}

/** Tells where a mail stands, and why it was refused. */
export function stateOf(mail: Mailed, now: Date) {
  const { askedAt, handedOverAt, refusedAt, refusal } = mail
  if (handedOverAt) return { state: 'handed_over', settledAt: handedOverAt, reason: null } as const
  const lost = new Date(askedAt.getTime() + GIVEN_UP_MS)
  if (refusedAt || lost < now) {
    const reason = describeRefusal(refusal ?? 'gave_up')
    return { state: 'refused', settledAt: refusedAt ?? lost, reason } as const
  }
  return { state: 'waiting', settledAt: null, reason: null } as const
}
