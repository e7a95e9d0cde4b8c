import { CORE_FACET_IDS, type CoreFacetId, FACETS, type FacetId } from '../vocabulary.ts'

/**
 * Names what an item asks for: what a person *would* do, what one *should* do, or what is *correct*. Never mixed
 * inside a section, because the instruction changes what is measured (docs/method/items.md#instructions).
 */
export type Instruction = 'would' | 'should' | 'correct'

const OF_SECTION = { motivation: 'would', competency: 'should', skills: 'correct' } as const

/**
 * Decides the instruction of a facet. The other forms grade situations, but for their keyed facets (problem solving,
 * basic skills) and the career goals.
 */
export function instructionOf(facet: FacetId): Instruction {
  if (isCore(facet)) return OF_SECTION[FACETS[facet].section]
  if (facet === 'SKL' || facet === 'PSV') return 'correct'
  return facet === 'CAR' ? 'would' : 'should'
}

/**
 * Tells whether a facet is keyed objectively: one best answer, provable, each wrong option a named mistake
 * (docs/method/items.md#keyed-items).
 */
export function isObjective(facet: FacetId): boolean {
  return instructionOf(facet) === 'correct'
}

function isCore(facet: FacetId): facet is CoreFacetId {
  return CORE_FACET_IDS.some(id => id === facet)
}
