export { companyInput as companySchema } from '#contract/companies.ts'
