import type { LetterDeps, Unsent } from '#server/features/mail/letter.ts'
import type { Mail } from '#server/features/mail/mail.ts'
import { PICTURES } from '#server/features/mail/pictures.ts'
import type { Attempt, Delivery, MailGateway } from '#server/gateways/message.ts'
import { letterFor } from './letters.ts'

/** Composes and sends one mail, and notes with its feature what became of it. Throws when it may succeed later. */
export async function deliverMail(
  deps: LetterDeps & { readonly mail: MailGateway },
  { id, mail, attempt }: { readonly id: string; readonly mail: Mail; readonly attempt: Attempt },
): Promise<Delivery | Unsent> {
  const letter = letterFor(mail)
  const composed = await letter.compose(deps, mail)
  if (composed.kind !== 'composed') return composed
  const { message } = composed
  // One that the HTML does not show would stand there as an attached file.
  const pictures = PICTURES.filter(picture => message.html.includes(`"cid:${picture.id}"`))
  const delivery = await deps.mail.deliver({ id, date: deps.clock(), pictures, ...message }, attempt)
  if (delivery.kind === 'refused') await letter.noteRefused?.(deps, mail, `${delivery.code}`)
  else await letter.noteSent?.(deps, mail)
  return delivery
}

/** Tells the feature of a mail that its last try has failed. */
export async function giveUpMail(deps: LetterDeps, mail: Mail): Promise<void> {
  await letterFor(mail).noteRefused?.(deps, mail, 'gave_up')
}
