import { BANDS, type CORE_SECTIONS, SECTION_NAMES } from '#engine/vocabulary.ts'
import { useLocale, useText } from '#web/text/locale.tsx'
import { ScoreBands, ScoreLine } from '#web/ui/chart/score-line.tsx'
import { SectionMark, type SectionNumber } from '#web/ui/nuqta.tsx'

/** Invented, and consistent with the scoring; the sheet says that it is a sample. */
const SAMPLE = {
  total: { score: 338, low: 327, high: 349, max: 450 },
  sections: [
    { section: 1, id: 'motivation', score: 115, low: 108, high: 122 },
    { section: 2, id: 'competency', score: 122, low: 116, high: 128 },
    { section: 3, id: 'skills', score: 101, low: 94, high: 108 },
  ],
} as const satisfies {
  total: object
  sections: readonly {
    section: SectionNumber
    id: (typeof CORE_SECTIONS)[number]
    score: number
    low: number
    high: number
  }[]
}

/** A page of a report, with a second leaf behind it. */
export function SampleSheet() {
  const { landing } = useText()
  const { locale } = useLocale()
  const { total, sections } = SAMPLE
  const bands = [
    { from: 0, name: BANDS.developing[locale], current: false },
    { from: 200, name: BANDS.good[locale], current: true },
    { from: 350, name: BANDS.excellent[locale], current: false },
  ]
  return (
    <figure className='sheet self-start max-w-[460px] max-lg:mx-auto max-lg:w-full lg:mt-3'>
      <div className='on-surface border-line rounded-sheet shadow-raised relative border px-5 py-5 md:px-8 md:py-8'>
        <figcaption className='type-small text-soft border-line flex flex-wrap justify-between gap-x-4 border-b pb-4'>
          <span>{landing.sample}</span>
          <bdi>WJ-7K3QFM8X2R</bdi>
        </figcaption>
        <div role='img' aria-label={landing.sampleName}>
          <p className='mt-8 flex items-end gap-4' aria-hidden='true'>
            <span className='sheet-total'>{total.score}</span>
            <span className='type-small text-soft leading-[1.5]'>
              {landing.of(total.max)}
              <br />
              {landing.range(total.low, total.high)}
            </span>
          </p>
          <div className='mt-7' aria-hidden='true'>
            <ScoreLine
              size='l'
              max={total.max}
              value={total.score}
              low={total.low}
              high={total.high}
              cuts={[200, 350]}
            />
            <ScoreBands max={total.max} segments={bands} numbers={false} />
          </div>
          <ul
            className='border-line mt-3 grid grid-cols-[auto_auto_1fr_auto] items-center gap-x-3 gap-y-3 border-t pt-4'
            aria-hidden='true'
          >
            {sections.map(({ section, id, score, low, high }) => (
              <li key={id} className='type-small contents'>
                <SectionMark section={section} />
                <span>{section === 1 ? landing.motivationShort : SECTION_NAMES[id][locale]}</span>
                <span className='min-w-0'>
                  <ScoreLine size='s' max={150} value={score} low={low} high={high} color={section} />
                </span>
                <span className='type-label text-end'>{score}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </figure>
  )
}
