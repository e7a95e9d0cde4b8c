import type { Catalog } from '#contract/assessment.ts'
import { LANGUAGES } from '#engine/languages/index.ts'
import { DIFFICULTIES, type TemplateId } from '#engine/vocabulary.ts'
import { range } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { SELECTION } from '#web/text/selection.ts'
import { Badge } from '#web/ui/badge.tsx'
import { RadioCell, RadioList } from '#web/ui/choice.tsx'

type Template = Catalog['templates'][number]

interface TemplateListProps {
  readonly templates: readonly Template[]
  readonly chosen: TemplateId
  readonly onChoose: (id: TemplateId) => void
}

/** Lists the four forms as one surface; those without questions yet, or without any in the page's language, say so and cannot be chosen. */
export function TemplateList({ templates, chosen, onChoose }: TemplateListProps) {
  const text = useWords(SELECTION)
  const { locale } = useLocale()
  return (
    <RadioList label={text.forms} columns={2}>
      {templates.map(template => (
        <RadioCell
          key={template.id}
          name='template'
          value={template.id}
          disabled={!template.languages.includes(locale)}
          checked={chosen === template.id}
          onChange={() => onChoose(template.id)}
          title={template.name[locale]}
          badge={<State template={template} />}
          description={<Description template={template} />}
        />
      ))}
    </RadioList>
  )
}

function State({ template: { open, recommended, languages } }: { template: Template }) {
  const text = useWords(SELECTION)
  const { locale } = useLocale()
  if (!open) return <Badge tone='outline'>{text.soon}</Badge>
  if (!languages.includes(locale)) {
    const names = languages.map(each => LANGUAGES[each].name).join(LANGUAGES[locale].comma)
    return <Badge tone='outline'>{text.availableIn(names)}</Badge>
  }
  return recommended && <Badge>{text.recommended}</Badge>
}

function Description({ template }: { template: Template }) {
  const text = useWords(SELECTION)
  const { locale } = useLocale()
  const facts = [
    text.questions(template.questionsCount),
    text.minutes(range(template.minutes.from, template.minutes.to, locale), template.minutes.to),
    DIFFICULTIES[template.difficulty][locale],
  ]
  // The basic card counts a section's questions, and says so.
  if (template.questionsCount !== template.total) {
    facts[0] = text.perSection(facts[0] ?? '', template.sections.length)
  }
  return (
    <>
      <span className='block'>{template.description[locale]}</span>
      <span className='type-caption mt-2 flex flex-wrap gap-x-4'>
        {facts.map(fact => (
          <span key={fact}>{fact}</span>
        ))}
      </span>
    </>
  )
}
