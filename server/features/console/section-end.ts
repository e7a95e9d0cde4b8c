import { type SQL, sql } from 'drizzle-orm'
import { attempts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'

/** Says how many answers end the n-th section of the form that an attempt is of. */
export function endOfSection({ forms }: Deps['released'], section: number): SQL {
  const cases = Object.values(forms)
    .flat()
    .map(({ id, version, sections }) => {
      const end = sections.slice(0, section).reduce((sum, { count }) => sum + count, 0)
      return sql`when ${attempts.form} = ${id} and ${attempts.formVersion} = ${version} then ${end}::int`
    })
  return sql`case ${sql.join(cases, sql` `)} end`
}
