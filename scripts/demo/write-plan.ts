import type { Guest } from './guest.ts'

/** Gives two actions of a plan their day, hour and place, ticks one off, adds one, and sets the hours of a week. */
export async function writePlan(guest: Guest, assessmentId: string): Promise<void> {
  const { steps } = await guest.call('GET', '/api/development-plan')
  const [first, second] = steps.map(({ id }: { id: string }) => id)
  const decided = {
    [`${first}-1.day`]: 'sun',
    [`${first}-1.time`]: '18:00',
    [`${first}-1.place`]: 'مكتبة الحي',
    [`${first}-2.done`]: 'yes',
    [`${second}-1.day`]: 'wed',
    [`${second}-1.time`]: '07:30',
    'own-1.what': 'لقاء قصير مع زميل من فريق آخر',
    'own-1.day': 'thu',
    'week.hours': '4',
  }
  const decisions = Object.entries(decided).map(([field, value]) => ({ field, value, waited: 0 }))
  await guest.call('PUT', `/api/assessment/${assessmentId}/plan`, { decisions })
}
