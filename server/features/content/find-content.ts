import { desc } from 'drizzle-orm'
import { type Content, content, type LegalDates } from '#contract/content.ts'
import { LEGAL_PAGE_IDS, LEGAL_VERSIONS } from '#contract/legal-versions.ts'
import { contentChanges } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'

/** Finds what editors have changed last of each part. What an earlier release stored in another shape counts as not changed. */
export async function findContent({ database }: Pick<Deps, 'database'>): Promise<Content> {
  const rows = await database
    .selectDistinctOn([contentChanges.part])
    .from(contentChanges)
    .orderBy(contentChanges.part, desc(contentChanges.changedAt))
  const partOf = <Part extends keyof Content>(part: Part): Content[Part] | null => {
    const row = rows.find(row => row.part === part)
    const read = content.shape[part].safeParse(row?.content)
    return read.success ? (read.data as Content[Part]) : null
  }
  return {
    figures: partOf('figures'),
    testimonials: partOf('testimonials'),
    legalDates: inForce(partOf('legalDates') ?? {}),
  }
}

/** Leaves out the dates that were set for an earlier wording: none is in force before it was written. */
function inForce(dates: LegalDates): LegalDates {
  return Object.fromEntries(
    LEGAL_PAGE_IDS.flatMap(page => {
      const date = dates[page]
      return date && date >= LEGAL_VERSIONS[page] ? [[page, date]] : []
    }),
  )
}
