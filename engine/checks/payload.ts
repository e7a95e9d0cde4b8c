import type { AssembledItem } from '../forms/assemble-form.ts'
import { publicQuestion } from '../public-view.ts'
import { type Finding, fail } from './finding.ts'

const SECRET =
  /^(?:value|values|key|rationale|error|motive|motive_?tag|facet|cell|status|slot|solution|machine_?check|version|field)$/i

/** Checks that nothing sent to the browser holds a key, reason, error code, motive or facet, at any depth. */
export function payload(
  items: readonly AssembledItem[],
  view: (item: AssembledItem) => unknown = publicQuestion,
) {
  return items.flatMap(item =>
    secretsIn(view(item)).map((secret): Finding => fail('A-28', item.key, 'public view', `holds ${secret}`)),
  )
}

function secretsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(SECRET.test(name) ? [name] : []),
    ...secretsIn(inner),
  ])
}
