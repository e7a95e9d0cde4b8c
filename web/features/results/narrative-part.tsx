import type { Results } from '#contract/assessment.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'

/** How far a claim reaches stands in the margin beside it; R6 stands under the total's line already, R8 above all. */
const MARGIN = ['R5', 'R7', 'R9']
const ELSEWHERE = ['R6', 'R8']
/** Of the detail: which facets stand out, pull against each other, or are to be developed. */
const FACETS = ['R10', 'R11', 'R12', 'R13']

/** Shows the professional profile: the claims, and beside them their limits. */
export function NarrativePart({ narrative }: Pick<Results, 'narrative'>) {
  const text = useWords(RESULTS)
  const { locale } = useLocale()
  const caveats = narrative.filter(line => MARGIN.includes(line.rule))
  const claims = narrative.filter(line => ![...MARGIN, ...ELSEWHERE].includes(line.rule))
  const paragraphs = [
    claims.filter(line => !FACETS.includes(line.rule)),
    claims.filter(line => FACETS.includes(line.rule)),
  ].filter(lines => lines.length > 0)
  return (
    <section className='mt-14 md:mt-20'>
      <h2 className='type-h2'>{text.profile}</h2>
      <div className='mt-3 grid gap-8 lg:grid-cols-[1fr_330px] lg:gap-14'>
        <div className='grid content-start gap-5'>
          {paragraphs.map(lines => (
            <p key={lines[0]?.rule} className='type-narrative'>
              {lines.map(line => line.text[locale]).join(' ')}
            </p>
          ))}
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
