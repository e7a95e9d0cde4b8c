import { z } from 'zod'
import { registration } from '#contract/account.ts'

/** Extends the contract's registration with what only the form asks: the repeated password and the agreement. */
export const registerSchema = registration
  .extend({
    confirmPassword: z.string().transform(value => value.normalize('NFC')),
    agreeToTerms: z.literal(true, { error: 'terms_required' }),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: 'passwords_differ',
    when: () => true,
  })
