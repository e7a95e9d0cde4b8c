export { contactInput as contactSchema } from '#contract/contact.ts'
