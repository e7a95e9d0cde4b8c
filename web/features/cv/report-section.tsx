import { useQuery } from '@tanstack/react-query'
import type { Results } from '#contract/assessment.ts'
import type { FromReport } from '#contract/cv.ts'
import { queries } from '#web/api/queries.ts'
import { CV } from '#web/text/cv.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

interface ReportSectionProps {
  readonly ticks: FromReport | null
  readonly onChange: (ticks: FromReport | null) => void
}

/** Offers what may be ticked of the report that the ticks are of, or else of the newest one. */
export function ReportSection({ ticks, onChange }: ReportSectionProps) {
  const text = useWords(CV)
  const newest = useQuery(queries.attempts).data?.[0]?.id
  const id = ticks?.assessmentId ?? newest
  const { data: results } = useQuery({ ...queries.results(id ?? ''), enabled: id !== undefined })
  if (!results?.detail) {
    return (
      <p className='type-small max-w-read text-16'>
        {id === undefined ? text.reportNone : text.reportClosed}{' '}
        <TextLink to={id === undefined ? '/assessment' : '/results'}>{text.toResults}</TextLink>
      </p>
    )
  }
  return (
    <>
      <p className='type-small text-soft'>{text.reportLead}</p>
      {newest !== undefined && newest !== id && (
        <div className='flex flex-wrap items-center gap-4'>
          <p className='type-small'>{text.reportOlder}</p>
          <Button variant='secondary' size='small' onClick={() => onChange(null)}>
            {text.reportNewest}
          </Button>
        </div>
      )}
      <Ticks results={results} ticks={ticks} onChange={onChange} />
    </>
  )
}

/** Facets that are offered: those that stand out. */
const FACETS_OFFERED = 5

function Ticks({ results, ticks, onChange }: ReportSectionProps & { readonly results: Results }) {
  const text = useWords(CV)
  const { locale } = useLocale()
  const { assessment, detail, total, verification } = results
  if (!detail) return null
  const own = ticks ?? {
    assessmentId: assessment.id,
    facets: [],
    style: [],
    scores: false,
    total: false,
    verification: false,
  }
  const change = (part: Partial<FromReport>) => onChange({ ...own, ...part })
  const offered = detail.facets.toSorted((one, two) => two.index - one.index).slice(0, FACETS_OFFERED)
  const toggled = <Item,>(items: readonly Item[], item: Item) =>
    items.includes(item) ? items.filter(each => each !== item) : [...items, item]
  return (
    <>
      <fieldset>
        <legend className='type-label'>{text.facets}</legend>
        {offered.map(({ id, name, definition }) => (
          <Checkbox
            key={id}
            checked={own.facets.includes(id)}
            onChange={() => change({ facets: toggled(own.facets, id) })}
          >
            {name[locale]}
            {definition && <span className='text-soft block'>{definition[locale]}</span>}
          </Checkbox>
        ))}
        <Checkbox checked={own.scores} onChange={() => change({ scores: !own.scores })}>
          {text.scores}
        </Checkbox>
      </fieldset>
      {detail.style.length > 0 && (
        <fieldset>
          <legend className='type-label'>{text.style}</legend>
          {detail.style.map((sentence, index) => (
            <Checkbox
              key={sentence.en}
              checked={own.style.includes(index)}
              onChange={() => change({ style: toggled(own.style, index) })}
            >
              {sentence[locale]}
            </Checkbox>
          ))}
        </fieldset>
      )}
      <div>
        <Checkbox checked={own.total} onChange={() => change({ total: !own.total })}>
          {text.total(total.score, total.max)}
        </Checkbox>
        <Checkbox checked={own.verification} onChange={() => change({ verification: !own.verification })}>
          {text.verification}
        </Checkbox>
        {own.verification && !verification.enabled && (
          <p className='type-small text-soft'>{text.verificationOff}</p>
        )}
      </div>
    </>
  )
}
