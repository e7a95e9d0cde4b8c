import type { Guest } from './guest.ts'

/** Mails an opened report to its owner and to a company, which opens it by its private link hours later. */
export async function shareReport(guest: Guest, assessmentId: string): Promise<void> {
  await guest.call('POST', `/api/assessment/${assessmentId}/send-report`)
  guest.pass(10)
  const company = await guest.call('POST', '/api/companies', {
    name: 'شركة المثال للتقنية',
    email: 'jobs-demo@example.com',
  })
  const body = { assessmentId, consent: true }
  await guest.call('POST', `/api/companies/${company.id}/send-application`, body)
  guest.pass(200)
  const { token } = guest.mailed('company_report')
  await guest.call('POST', `/api/shared/${token}/open`)
}
