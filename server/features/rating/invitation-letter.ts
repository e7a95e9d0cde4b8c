import { and, eq, gt } from 'drizzle-orm'
import { RATING_RULES } from '#contract/rating.ts'
import type { Locale } from '#engine/vocabulary.ts'
import { raters } from '#server/db/schema.ts'
import { composeMail, type Draft } from '#server/features/mail/compose-mail.ts'
import type { Letter } from '#server/features/mail/letter.ts'
import type { RaterInvitation } from '#server/features/mail/mail.ts'
import type { MailWords } from '#server/features/mail/words.ts'
import { hashOfLink } from '#server/http/rater.ts'

/** Invites an address to rate, as long as its link opens something. */
export const invitationLetter: Letter<RaterInvitation> = {
  async compose({ database, clock, secret, environment }, mail) {
    const live = await database.$count(
      raters,
      and(eq(raters.tokenHash, hashOfLink(secret, mail.token)), gt(raters.tokenExpiresAt, clock())),
    )
    if (live === 0) return { kind: 'not_wanted' }
    return {
      kind: 'composed',
      message: { to: mail.to, ...composeMail(draftInvitation(mail, environment.APP_URL)) },
    }
  },
}

/** Says an invitation. The token stands behind #, where no server and no log sees it. */
export function draftInvitation(
  { locale, firstName, token }: Pick<RaterInvitation, 'locale' | 'firstName' | 'token'>,
  appUrl: string,
): Draft {
  const { reason, ...words } = WORDS[locale]
  return { locale, firstName, words, link: `${appUrl}/rate?lang=${locale}#${token}`, reason }
}

const { invitationDays } = RATING_RULES

const WORDS: Readonly<Record<Locale, MailWords & { readonly reason: string }>> = {
  ar: {
    subject: 'دعوة إلى تقدير مواقف مهنية',
    heading: 'دعوة إلى لجنة تقدير',
    body: 'تُعِدّ وجهة أسئلة عن مواقف من العمل، ولا يُعتمد سؤال قبل أن يقدّره أهل الخبرة. هذه دعوة إلى قراءة عدد من المواقف وتقدير خياراتها من 1 إلى 9. يمكن التوقف في أي وقت والعودة من الجهاز نفسه، والعمل دون إنترنت.',
    action: 'فتح الدعوة',
    note: `يُفتح الرابط مرة واحدة على جهاز واحد، خلال ${invitationDays} يوماً.`,
    unexpected:
      'إذا لم تكن الدعوة متوقعة، فلا يلزم أي إجراء، ولا يُحفظ شيء غير هذا العنوان إلى أن تُزال الدعوة.',
    reason: 'أُرسلت هذه الدعوة لأن القائمين على وجهة كتبوا هذا العنوان عند تكوين لجنة تقدير.',
  },
  en: {
    subject: 'An invitation to rate situations from work',
    heading: 'An invitation to a rating panel',
    body: 'Wijha writes questions about situations from work, and none is accepted before people who know that work have rated it. This invites you to read some situations and rate their options from 1 to 9. You can stop at any time and come back on the same device, and it works without a network.',
    action: 'Open the invitation',
    note: `The link opens once, on one device, within ${invitationDays} days.`,
    unexpected:
      'If you did not expect this invitation, nothing needs to be done; nothing but this address is kept, until the invitation is removed.',
    reason:
      'This invitation was sent because the people who run Wijha entered this address for a rating panel.',
  },
}
