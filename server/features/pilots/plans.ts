import { createHash } from 'node:crypto'
import { and, asc, eq, lt, ne, sql } from 'drizzle-orm'
import { type BankItem, itemsOf } from '#engine/bank/block.ts'
import { pairKeyOf } from '#engine/bank/pairs-in.ts'
import { wordCount } from '#engine/bank/parts.ts'
import { drawPilots, openPilots, type PilotPlan } from '#engine/pilots/draw-pilots.ts'
import { MOST_PILOTS, type Pilot } from '#engine/pilots/pilot.ts'
import { placePilots } from '#engine/pilots/place-pilots.ts'
import { newestForm } from '#engine/versions/find-version.ts'
import type { Released } from '#engine/versions/released.ts'
import type { Locale, TemplateId } from '#engine/vocabulary.ts'
import type { Database, Transaction } from '#server/db/connection.ts'
import { attempts, pilotPlans } from '#server/db/schema.ts'

type PilotRelease = Pick<Released, 'pilots' | 'forms'>

/** Reads the plans of the pairs on trial. */
export async function readPlans(database: Database | Transaction): Promise<PilotPlan[]> {
  const rows = await database.select().from(pilotPlans).orderBy(asc(pilotPlans.pair))
  return rows.map(({ pair, wanted, isOn, askedA, askedB }) => ({
    ...{ pair, wanted, isOn, asked: { a: askedA, b: askedB } },
  }))
}

/** Lists what rides along in a new attempt at a form, for its time: of more than three, the longest. */
export function ridingAlong(
  released: PilotRelease,
  form: TemplateId,
  plans: readonly PilotPlan[],
): readonly BankItem[] {
  return openPilots(released, form, plans)
    .map(({ pair, stories: [story = 'a'] }) => pair[story])
    .sort((one, other) => wordCount(other.text.ar) - wordCount(one.text.ar))
    .slice(0, MOST_PILOTS)
}

/** Draws and counts what is asked beside an attempt that starts; the exposure of a story never passes what is planned. */
export async function takePilots(
  released: PilotRelease,
  transaction: Transaction,
  { userId, attemptId, form, locale }: TakingAttempt,
): Promise<Pilot[]> {
  const plans = await readPlans(transaction)
  if (plans.length === 0) return []
  const met = await findMet(transaction, userId)
  const rank = (name: string) => createHash('sha256').update(`${attemptId} ${name}`).digest('hex')
  // In the order of their names, so that two who start at once wait for each other in one order.
  const drawn = drawPilots(released, { form, locale, plans, met }, rank).sort((one, other) =>
    one.pair < other.pair ? -1 : 1,
  )
  const taken: string[] = []
  for (const { pair, story, key } of drawn) {
    const asked = story === 'a' ? pilotPlans.askedA : pilotPlans.askedB
    const [counted] = await transaction
      .update(pilotPlans)
      .set(story === 'a' ? { askedA: sql`${asked} + 1` } : { askedB: sql`${asked} + 1` })
      .where(and(eq(pilotPlans.pair, pair), eq(pilotPlans.isOn, true), lt(asked, pilotPlans.wanted)))
      .returning({ pair: pilotPlans.pair })
    if (counted) taken.push(key)
  }
  const items = itemsOf(released.pilots).filter(({ key }) => taken.includes(key))
  return placePilots(newestForm(released, form), items)
}

interface TakingAttempt {
  readonly userId: string
  readonly attemptId: string
  readonly form: TemplateId
  readonly locale: Locale
}

async function findMet(transaction: Transaction, userId: string): Promise<ReadonlySet<string>> {
  const rows = await transaction
    .select({ pilots: attempts.pilots })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), ne(attempts.pilots, [])))
  return new Set(rows.flatMap(({ pilots }) => pilots.map(({ item }) => pairKeyOf(item))))
}
