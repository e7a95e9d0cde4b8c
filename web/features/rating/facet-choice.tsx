import type { FacetSet } from '#contract/rating.ts'
import { FACETS, OTHER_SECTION_NAMES, type Words } from '#engine/vocabulary.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { RATING } from '#web/text/rating.ts'
import { RadioCell, RadioList } from '#web/ui/choice.tsx'

interface FacetChoiceProps {
  readonly set: FacetSet
  readonly chosen: string | null
  readonly onChoose: (facet: string) => void
}

/** Asks what a story shows, among all that its part of the assessment measures: which one it is meant to show is not known here. */
export function FacetChoice({ set, chosen, onChoose }: FacetChoiceProps) {
  const text = useWords(RATING)
  const { locale } = useLocale()
  const cell = (id: string, title: string, description?: string) => (
    <RadioCell
      key={id}
      name='facet'
      value={id}
      title={title}
      description={description}
      checked={chosen === id}
      onChange={() => onChoose(id)}
    />
  )
  return (
    <RadioList label={text.facetQuestion} columns={2}>
      {choicesOf(set).map(({ id, name, definition }) => cell(id, name[locale], definition?.[locale]))}
      {cell('none', text.noFacet)}
    </RadioList>
  )
}

interface Choice {
  readonly id: string
  readonly name: Words
  readonly definition?: Words
}

function choicesOf(set: FacetSet): Choice[] {
  if (set === 'advanced' || set === 'leadership' || set === 'quick')
    return Object.entries(OTHER_SECTION_NAMES[set]).map(([id, name]) => ({ id, name }))
  return Object.entries(FACETS).flatMap(([id, { section, name, definition }]) =>
    section === set ? [{ id, name, definition }] : [],
  )
}
