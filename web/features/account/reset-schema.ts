import { z } from 'zod'
import { newPassword } from '#contract/account.ts'

export const resetSchema = z
  .object({ password: newPassword, confirmPassword: z.string().transform(value => value.normalize('NFC')) })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: 'passwords_differ',
    when: () => true,
  })
