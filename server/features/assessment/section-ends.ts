import { type SQL, sql } from 'drizzle-orm'
import { attempts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'

/**
 * Says how many answers end each section of the form that an attempt is of, as an array of three. It compares with every version of every
 * form: within a subquery with `offset 0` it is worked out once for an attempt, not wherever it is named.
 */
export function endsOfSections({ forms }: Deps['released']): SQL {
  const cases = Object.values(forms)
    .flat()
    .map(({ id, version, sections }) => {
      const ends = sections.map((_, index) =>
        sections.slice(0, index + 1).reduce((sum, { count }) => sum + count, 0),
      )
      return sql`when ${attempts.form} = ${id} and ${attempts.formVersion} = ${version} then ${`{${ends}}`}::int[]`
    })
  return sql`case ${sql.join(cases, sql` `)} end`
}
