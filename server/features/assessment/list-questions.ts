import type { SectionQuestions } from '#contract/assessment.ts'
import { pinnedPilots } from '#engine/pilots/place-pilots.ts'
import { publicQuestion } from '#engine/public-view.ts'
import { findForm } from '#engine/versions/find-version.ts'
import { pinnedItems } from '#engine/versions/pinned-items.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/errors.ts'
import { findOwnAttempt } from './find-attempt.ts'
import { placeIn } from './place.ts'

/** Lists the questions of the section that is being answered, or of the one after it, for fetching ahead. */
export async function listQuestions(
  { database, released }: Pick<Deps, 'database' | 'released'>,
  input: { userId: string; id: string; section: string },
): Promise<SectionQuestions> {
  const attempt = await findOwnAttempt(database, input)
  if (attempt.itemVersions === '') throw new Refusal('field_required')
  const form = findForm(released, attempt.form, attempt.formVersion)
  const sections = form.sections.map(section => section.id)
  const current = sections.indexOf(placeIn(form, attempt).section)
  const asked = sections.indexOf(input.section)
  if (asked === -1 || (asked !== current && asked !== current + 1)) throw new Refusal('not_found')
  const own = pinnedItems(released, form, attempt).filter(item => item.section === input.section)
  const along = pinnedPilots(released, attempt.pilots)
    .filter(({ item }) => item.slot.section === input.section)
    .map((item, index) => ({ ...item, number: own.length + index + 1 }))
  return { section: input.section, questions: [...own, ...along].map(publicQuestion) }
}
