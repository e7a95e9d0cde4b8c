import { expect } from 'vitest'
import { companyReportLetter } from '#server/features/companies/company-report-letter.ts'
import type { CompanyReportMail } from '#server/features/mail/mail.ts'
import type { AccountsApi } from './accounts.ts'
import type { Taker } from './unlocked.ts'

/** Gives what leaves an account: both papers, the report that a company reads, and the words of the mail that brings it. */
export async function forOthers(world: AccountsApi, taker: Taker) {
  const paper = async (language: string) => {
    const path = `/api/assessment/${taker.assessmentId}/pdf-report?lang=${language}`
    const response = await world.api.request(path, { headers: { cookie: taker.cookieHeader() } })
    expect(response.status).toBe(200)
    return Buffer.from(await response.arrayBuffer()).toString('base64')
  }
  const company = { name: 'شركة المسار', email: `careers${world.outbox.length}@almasar.example` }
  const { json: added } = await taker.call('POST', '/api/companies', company)
  const body = { assessmentId: taker.assessmentId, consent: true }
  const sent = await taker.call('POST', `/api/companies/${added.id}/send-application`, body)
  const mail = world.outbox.find(
    (each): each is CompanyReportMail => each.kind === 'company_report' && each.sendingId === sent.json.id,
  )
  if (!mail) throw new Error('Nothing was sent to the company.')
  const letter = JSON.stringify(await companyReportLetter.compose(world.deps, mail), leaveBytesOut)
  expect(letter).toContain(taker.applicationNumber)
  const shared = await world.browser().call('POST', `/api/shared/${mail.token}/open`)
  expect(shared.status).toBe(200)
  const { expiresAt: _, ...report } = shared.json
  return { same: { papers: [await paper('ar'), await paper('en')], report }, letter }
}

const leaveBytesOut = (_: string, value: unknown) => (ArrayBuffer.isView(value) ? undefined : value)
