export { credentials as loginSchema } from '#contract/account.ts'
