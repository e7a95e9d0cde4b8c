import type { z } from 'zod'
import type { CredentialStatement, credentialEndpoints, StatedResult } from '#contract/credentials.ts'
import { FIELDS, TEMPLATE_NAMES } from '#engine/vocabulary.ts'
import { dayInRiyadh } from '#server/features/paper/day-in-riyadh.ts'
import type { Report } from '#server/features/report/report-of.ts'
import { refusedField } from '#server/http/errors.ts'
import { CREDENTIAL_WORDS } from './words.ts'

export type CredentialWish = z.output<typeof credentialEndpoints.issue.body>

/** A facet's index runs to it. */
const HIGHEST_INDEX = 100

/**
 * Composes what a credential says: of the report the fields that were chosen, and nothing else.
 *
 * @param name as the profile has it
 * @throws Refusal `invalid_request` for a field that the report does not have, and where none of those chosen is a score
 */
export function composeStatement(report: Report, wish: CredentialWish, name: string): CredentialStatement {
  const { assessment } = report
  const scores = scoresIn(report)
  const known = new Set(['form', 'date', ...scores.map(({ id }) => id)])
  const results = scores.filter(({ id }) => wish.fields.includes(id))
  if (results.length === 0 || wish.fields.some(field => !known.has(field)))
    throw refusedField('fields', 'invalid_value')
  const { templateId, selectedField, completedAt } = assessment
  const form = { name: TEMPLATE_NAMES[templateId], field: selectedField && FIELDS[selectedField].name }
  return {
    name: wish.withName ? name : null,
    purpose: wish.purpose,
    form: wish.fields.includes('form') ? form : null,
    completedOn: wish.fields.includes('date') && completedAt ? dayInRiyadh(new Date(completedAt)) : null,
    results,
  }
}

/** Lists every score of a report that can be chosen, in its order. */
function scoresIn({ total, sections, detail }: Report): StatedResult[] {
  return [
    { id: 'total', label: CREDENTIAL_WORDS.total, score: total.score, max: total.max, range: total.range },
    ...sections.map(({ id, name, score, max, range }) => ({
      ...{ id: `section:${id}`, label: name, score, max, range },
    })),
    ...detail.facets.map(({ id, name, index, range }) => ({
      ...{ id: `facet:${id}`, label: name, score: index, max: HIGHEST_INDEX, range },
    })),
  ]
}
