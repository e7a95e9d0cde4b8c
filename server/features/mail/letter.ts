import type { Deps } from '#server/deps.ts'
import type { Message } from '#server/gateways/message.ts'
import type { Mail } from './mail.ts'
import type { Reason } from './refusal.ts'

export type LetterDeps = Omit<Deps, 'jobs'>

/**
 * Says why a mail was not sent. `no_account`: there is nobody to write to (any more). `not_wanted`: the mail's reason
 * has gone since it was asked for, or it has been sent already.
 */
export type Unsent = { readonly kind: 'no_account' } | { readonly kind: 'not_wanted' }

/** Makes one kind of mail when its turn in the queue comes; a feature registers its own in features/letters. */
export interface Letter<M extends Mail> {
  /** Answers with the message, or why there is none. Throws when it may succeed later. */
  compose(
    deps: LetterDeps,
    mail: M,
  ): Promise<{ readonly kind: 'composed'; readonly message: Omit<Message, 'id' | 'date'> } | Unsent>
  /** Notes that the mail server took it. */
  noteSent?(deps: LetterDeps, mail: M): Promise<void>
  /** Notes that it is not tried any more. */
  noteRefused?(deps: LetterDeps, mail: M, reason: Reason): Promise<void>
}

/** Types a feature's letters by the kinds that they make. */
export type Letters<M extends Mail> = {
  readonly [Kind in M['kind']]: Letter<Extract<M, { kind: Kind }>>
}
