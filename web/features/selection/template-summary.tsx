import { ArrowRight, Check } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Catalog } from '#contract/assessment.ts'
import { range } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { SELECTION } from '#web/text/selection.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface TemplateSummaryProps {
  readonly template: Catalog['templates'][number]
  /** An attempt at this form is open. */
  readonly continues: boolean
  /** A completed attempt makes way for a new one. */
  readonly replaces: boolean
  readonly pending: boolean
  readonly onStart: () => void
}

/** Shows the chosen form in figures, and the start. */
export function TemplateSummary(props: TemplateSummaryProps) {
  const { template, replaces } = props
  const text = useWords(SELECTION)
  const { locale } = useLocale()
  return (
    <Card className='p-5 md:p-7'>
      <h2 className='type-h2'>{text.summary(template.name[locale])}</h2>
      <dl className='type-small mt-2 text-16'>
        <Figure name={text.totalQuestions}>{template.total}</Figure>
        <Figure name={text.sections}>{template.sections.length}</Figure>
        <Figure name={text.time}>
          {text.minutes(range(template.minutes.from, template.minutes.to, locale), template.minutes.to)}
        </Figure>
      </dl>
      {template.pilots > 0 && <p className='type-small mt-3'>{text.pilots(template.pilots)}</p>}
      <ul className='type-small mt-4 grid gap-1.5'>
        {template.features.map(feature => (
          <li key={feature.en} className='flex gap-2.5'>
            <Icon of={Check} size={18} className='text-ok mt-1' />
            {feature[locale]}
          </li>
        ))}
      </ul>
      <div className='mt-6 max-md:hidden'>
        <StartButton {...props} />
      </div>
      <p className='type-caption text-soft mt-3'>{replaces ? text.replaces : text.note}</p>
    </Card>
  )
}

/** Starts the chosen form; with the consent beside it, where no later step asks for it. */
export function StartButton({ template, continues, pending, onStart }: TemplateSummaryProps) {
  const text = useWords(SELECTION)
  const consents = !template.asksField && !continues
  const seen = useSeen(template.id)
  return (
    <>
      <Button
        wide
        iconEnd={ArrowRight}
        saving={pending && text.starting}
        onClick={() => (!consents || seen()) && onStart()}
      >
        {continues ? text.continue : text.start}
      </Button>
      {consents && <p className='type-caption text-soft mt-3 max-md:mt-1.5'>{text.consent}</p>}
    </>
  )
}

/**
 * Nobody agrees to what was not on the screen: a press that was kept until the page was alive comes in one breath with the choice
 * of the form (web/ui/awake.ts), before its consent is drawn.
 */
function useSeen(id: string): () => boolean {
  const drawn = useRef<string>(undefined)
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      drawn.current = id
    })
    return () => cancelAnimationFrame(frame)
  }, [id])
  return () => drawn.current === id
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className='border-line flex items-baseline justify-between gap-4 border-b py-2.5'>
      <dt className='text-soft'>{name}</dt>
      <dd className='font-semibold'>{children}</dd>
    </div>
  )
}
