import type { AssembledItem } from '../forms/assemble-form.ts'
import { publicQuestion } from '../public-view.ts'
import { fail } from './finding.ts'

const SECRET =
  /^(?:value|values|key|rationale|error|motive|motive_?tag|facet|cell|status|slot|solution|machine_?check|version|field|id|acts|pole|deciding|expected|knowledge|topic|story_?set)$/i

/**
 * Checks that nothing sent to the browser holds, at any depth, a key, reason, error code, motive or facet, nor what tells
 * one story of a pair from the other: its letter, its key, an option's id; nor the fact on which it turns.
 */
export function payload(
  items: readonly AssembledItem[],
  view: (item: AssembledItem) => unknown = publicQuestion,
) {
  return items.flatMap(item => {
    const texts = secretTexts(item)
    return secretsIn(view(item), texts).map(secret =>
      fail('A-28', item.key, 'public view', `holds ${secret}`),
    )
  })
}

function secretTexts({ key, item, text }: AssembledItem): ReadonlySet<string> {
  const ofOptions = item.options.flatMap(({ id, rationale }) => [id, rationale])
  const ofSource = [item.knowledge?.fact, item.knowledge?.source.title, item.knowledge?.source.clause]
  const ofReviewers = [item.solution, item.expected?.why, ...ofSource]
  const known = [key, item.story, text.ar.deciding, text.en.deciding, ...ofReviewers, ...ofOptions]
  return new Set(known.filter(secret => secret !== undefined))
}

function secretsIn(value: unknown, texts: ReadonlySet<string>): string[] {
  if (typeof value === 'string') return texts.has(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(SECRET.test(name) ? [name] : []),
    ...secretsIn(inner, texts),
  ])
}
