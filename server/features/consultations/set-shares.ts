import { and, eq } from 'drizzle-orm'
import type { Consultation, SharedPaper } from '#contract/consultations.ts'
import { consultations } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { describeConsultation, findOwnConsultation } from './consultation.ts'

/** Sets what the consultant may open from now on, also after the hour. @throws Refusal `not_found` */
export async function setShares(
  { database }: Pick<Deps, 'database'>,
  input: { readonly userId: string; readonly id: string; readonly shares: readonly SharedPaper[] },
): Promise<Consultation> {
  const { userId, id, shares } = input
  await database
    .update(consultations)
    .set({ shares: [...new Set(shares)] })
    .where(and(eq(consultations.userId, userId), eq(consultations.id, id)))
  const { row, consultant } = await findOwnConsultation(database, { userId, id })
  return describeConsultation(row, consultant)
}
