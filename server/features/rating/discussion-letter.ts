import { and, eq } from 'drizzle-orm'
import type { Locale } from '#engine/vocabulary.ts'
import { raters, ratingPanels } from '#server/db/schema.ts'
import { composeMail, type Draft } from '#server/features/mail/compose-mail.ts'
import type { Letter } from '#server/features/mail/letter.ts'
import type { RaterDiscussion } from '#server/features/mail/mail.ts'
import type { MailWords } from '#server/features/mail/words.ts'

/** Calls a rater to the discussion, as long as it goes on and they belong to the panel. */
export const discussionLetter: Letter<RaterDiscussion> = {
  async compose({ database, environment }, mail) {
    const [wanted] = await database
      .select({ id: raters.id })
      .from(raters)
      .innerJoin(ratingPanels, eq(ratingPanels.id, raters.panelId))
      .where(and(eq(raters.id, mail.raterId), eq(ratingPanels.round, 'discussion')))
    if (!wanted) return { kind: 'not_wanted' }
    return {
      kind: 'composed',
      message: { to: mail.to, ...composeMail(draftDiscussion(mail, environment.APP_URL)) },
    }
  },
}

/** Says that a discussion has begun. The link opens nothing by itself: the session is on the rater's device. */
export function draftDiscussion(
  { locale, firstName }: Pick<RaterDiscussion, 'locale' | 'firstName'>,
  appUrl: string,
): Draft {
  const { reason, ...words } = WORDS[locale]
  return { locale, firstName, words, link: `${appUrl}/rate?lang=${locale}`, reason }
}

const WORDS: Readonly<Record<Locale, MailWords & { readonly reason: string }>> = {
  ar: {
    subject: 'بدأ النقاش في لجنة التقدير',
    heading: 'مواقف اختلفت فيها اللجنة',
    body: 'انتهت جولة التقدير، واختلفت اللجنة في مواقف مما شملته تقديراتك. تظهر الآن تقديرات الجميع وتعليقاتهم دون أسماء، ويمكن تقدير هذه المواقف مرة ثانية أو كتابة رأي فيها.',
    action: 'فتح النقاش',
    note: 'يُفتح النقاش على الجهاز الذي فُتحت عليه الدعوة. وإذا لم يُفتح، فيمكن أن تُرسل دعوة جديدة.',
    unexpected: 'المشاركة في النقاش اختيارية: من دونها تبقى التقديرات الأولى كما هي.',
    reason: 'أُرسلت هذه الرسالة لأن هذا العنوان دُعي إلى لجنة التقدير وقُدّرت مواقف بدعوته.',
  },
  en: {
    subject: 'The rating panel begins to discuss',
    heading: 'Situations on which the panel disagrees',
    body: 'The round of rating is over, and the panel disagrees on some situations that you rated. You can now see how all ratings are spread and what was written, without names, and rate these situations once more or say what you think of them.',
    action: 'Open the discussion',
    note: 'It opens on the device on which you opened the invitation. If it does not, a new invitation can be sent.',
    unexpected: 'Taking part is up to you: without it your first ratings stay as they are.',
    reason:
      'This message was sent because this address was invited to the rating panel and situations were rated by its invitation.',
  },
}
