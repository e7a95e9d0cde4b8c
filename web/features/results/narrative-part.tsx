import type { Results } from '#contract/assessment.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'

/** How far a claim reaches stands in the margin beside it; R6 stands under the total's line already, R8 above all. */
const MARGIN = ['R5', 'R7', 'R9']
const ELSEWHERE = ['R6', 'R8', 'R14', 'R15']
/** Of the detail: which facets stand out, pull against each other, or are to be developed. */
const FACETS = ['R10', 'R11', 'R12', 'R13']

interface NarrativePartProps extends Pick<Results, 'narrative'> {
  /** Said to the owner alone. */
  readonly glance?: Results['glance']
  readonly guess?: Results['guess']
  readonly comparisons?: Results['comparisons']
}

/** Shows the professional profile: what was counted, the claims, and beside them their limits. */
export function NarrativePart({
  narrative,
  glance = [],
  guess = null,
  comparisons = [],
}: NarrativePartProps) {
  const text = useWords(RESULTS)
  const { locale } = useLocale()
  const caveats = narrative.filter(line => MARGIN.includes(line.rule))
  const claims = narrative.filter(line => ![...MARGIN, ...ELSEWHERE].includes(line.rule))
  const onSections = claims.filter(line => !FACETS.includes(line.rule))
  const onFacets = claims.filter(line => FACETS.includes(line.rule))
  return (
    <section className='mt-14 md:mt-20'>
      <h2 className='type-h2'>{text.profile}</h2>
      <div className='mt-3 grid gap-8 lg:grid-cols-[1fr_330px] lg:gap-14'>
        <div className='grid content-start gap-5'>
          {onSections.length > 0 && (
            <p className='max-w-read text-18 md:text-19'>
              {onSections.map(line => line.text[locale]).join(' ')}
            </p>
          )}
          {guess && (
            <div>
              <h3 className='type-h3'>{text.guess}</h3>
              <p className='mt-1 max-w-read'>{guess[locale]}</p>
            </div>
          )}
          <Lines lines={onFacets.map(line => line.text[locale])} />
          {glance.length > 0 && (
            <div>
              <h3 className='type-h3'>{text.glance}</h3>
              <Lines lines={glance.map(line => line[locale])} />
            </div>
          )}
          {comparisons.length > 0 && (
            <div>
              <h3 className='type-h3'>{text.comparison}</h3>
              {comparisons.map(comparison => (
                <Compared key={comparison.base[0]?.[locale]} {...comparison} />
              ))}
            </div>
          )}
        </div>
        <aside
          aria-label={text.caveats}
          className='type-small text-soft border-line grid content-start gap-1.5 lg:border-t lg:pt-3'
        >
          {caveats.map(line => (
            <p key={line.rule}>{line.text[locale]}</p>
          ))}
        </aside>
      </div>
    </section>
  )
}

/** Says with whom, where the parts stand, and how far that reaches. */
function Compared({ base, lines, reach }: Results['comparisons'][number]) {
  const { locale } = useLocale()
  return (
    <div className='mt-1 mb-5 max-w-read'>
      <p>{base.map(sentence => sentence[locale]).join(' ')}</p>
      <Lines lines={lines.map(line => line[locale])} />
      <p className='type-small text-soft mt-2'>{reach[locale]}</p>
    </div>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <ul className='border-ink mt-1 max-w-read border-t-2'>
      {lines.map(line => (
        <li key={line} className='border-line border-b py-2.5'>
          {line}
        </li>
      ))}
    </ul>
  )
}
