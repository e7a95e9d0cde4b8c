import { addHours } from '#server/features/consultations/hours.ts'
import type { Guest } from './guest.ts'

const DAY_MS = 86_400_000

/** Offers an hour at 17:00 in Riyadh in each of six weeks from the day after tomorrow, as a consultant does in the console. */
export async function offerHours(guest: Guest): Promise<void> {
  const day = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10)
  const { id } = await guest.call('GET', '/api/auth/user')
  const hours = { startsAt: `${day}T14:00:00Z`, weeks: 6, place: 'https://meet.example/wijha' }
  await addHours(guest.demo.deps, { userId: id, ...hours })
}
