import { randomInt, randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { RaterState } from '#contract/rating.ts'
import type { BankItem } from '#engine/bank/block.ts'
import { drawTasks } from '#engine/ratings/draw-tasks.ts'
import { raters, ratings } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Rater } from '#server/http/rater.ts'
import { describeState, readTasks } from './rated-tasks.ts'
import { pairsByKey } from './stored-pairs.ts'

/** Notes a rater's practice, interests and consent, and draws what they are asked; a second time nothing is changed. */
export async function accept(
  { database, clock, released }: Pick<Deps, 'database' | 'clock' | 'released'>,
  rater: Rater,
  {
    practice,
    interests,
    consent,
  }: { readonly practice: string; readonly interests: string; readonly consent: string },
): Promise<RaterState> {
  const now = clock()
  return database.transaction(async transaction => {
    const { panel } = await readTasks(transaction, rater, { lock: true })
    const [accepted] = await transaction
      .update(raters)
      .set({ practice, interests, consentVersion: consent, consentedAt: now })
      .where(and(eq(raters.id, rater.id), isNull(raters.consentedAt)))
      .returning()
    if (accepted) {
      const known = pairsByKey(released)
      const pairs = panel.items.flatMap(key => {
        const pair = known.get(key)
        return pair ? [{ key, places: { a: placesById(pair.a), b: placesById(pair.b) } }] : []
      })
      const random = () => randomInt(2 ** 32) / 2 ** 32
      const drawn = drawTasks(pairs, { rater: rater.number, both: panel.both, random })
      const rows = drawn.map(({ order, ...task }, place) => ({
        ...{ raterId: rater.id, id: randomUUID(), panelId: panel.id, place, ...task },
        order: order.join(''),
      }))
      if (rows.length > 0) await transaction.insert(ratings).values(rows)
    }
    const tasks = await readTasks(transaction, rater, { lock: false })
    return describeState({ ...rater, consentedAt: now }, tasks, now)
  })
}

/** The ids are drawn by chance, so their order says nothing of merit (law P-04). */
function placesById({ item }: BankItem): number[] {
  const byId = item.options.map(({ id = '' }, index) => ({ id, place: index + 1 }))
  return byId.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map(({ place }) => place)
}
