import type { Guest } from './guest.ts'
import { INVENTED_CV } from './invented-cv.ts'

/** Writes a CV in both languages, one of whose entries has no English words yet, with a part of an opened report. */
export async function writeCv(guest: Guest, assessmentId: string): Promise<void> {
  const { detail } = await guest.call('GET', `/api/assessment/${assessmentId}/results`)
  const [facet] = detail.facets
  await guest.call('PUT', '/api/cv', {
    revision: null,
    cv: { ...WRITTEN, report: { assessmentId, ...TICKS, facets: [facet.id] } },
  })
}

const TICKS = { style: [0], scores: true, total: false, verification: true }

const WRITTEN = {
  ...INVENTED_CV,
  name: { ar: 'شروق العمري', en: 'Shurooq Alomari' },
  email: 'demo-sent@example.com',
  links: [{ url: 'https://example.com/shurooq' }],
  certificates: [{ name: { ar: 'دورة إدارة المشاريع' }, issuer: { ar: 'معهد المثال' }, date: '2023-05' }],
}
