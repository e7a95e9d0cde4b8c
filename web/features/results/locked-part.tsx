import { Check, Lock } from 'lucide-react'
import type { Results } from '#contract/assessment.ts'
import { number } from '#web/text/format.ts'
import { useLocale, useText } from '#web/text/locale.tsx'
import { ScoreLine } from '#web/ui/chart/score-line.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { sectionNumber } from '#web/ui/nuqta.tsx'
import { RuleLine } from '#web/ui/path/rule-line.tsx'

type LockedPartProps = Pick<Results, 'sections' | 'unlockPrice'> & {
  /** The form carries the 17 facets and leads to careers; in the others a section is one facet. */
  readonly full: boolean
}

/** Where the detail begins: real headings and lines; what is blurred is filler that was never data. */
export function LockedPart({ sections, unlockPrice, full }: LockedPartProps) {
  const text = useText().results
  const { locale } = useLocale()
  return (
    <div className='border-line relative mt-14 border-t pt-10 md:mt-20 md:pt-12'>
      <h2 className='type-h2'>{full ? text.facets : text.sectionDetail}</h2>
      <LockedCard unlockPrice={unlockPrice} items={full ? text.lockedItems : text.lockedItemsOfSections} />
      <p className='sr-only'>{text.hiddenPart}</p>
      <div className='mt-4 grid gap-8'>
        {sections.map((section, index) => (
          <div key={section.id}>
            <RuleLine section={sectionNumber(index)} />
            <h3 className='type-h3 mt-2'>{section.name[locale]}</h3>
            <FillerRows index={index} />
          </div>
        ))}
      </div>
      {full && (
        <>
          <h2 className='type-h2 mt-14'>{text.careers}</h2>
          <p aria-hidden='true' className={`${BLUR} type-reason mt-2 max-w-read`}>
            {text.placeholderText}
          </p>
        </>
      )}
    </div>
  )
}

const BLUR = 'pointer-events-none opacity-75 blur-[6px] select-none'

/** Rows in the form of the detail, without any of it. */
function FillerRows({ index }: { index: number }) {
  const text = useText().results
  const fillers = [text.placeholders[index], text.placeholders[index + 1]]
  return (
    <div aria-hidden='true' className={BLUR}>
      {fillers.map((words, row) => (
        <div
          key={words}
          className='grid h-[42px] grid-cols-[1fr_auto] items-center gap-4 md:grid-cols-[290px_1fr_40px]'
        >
          <span className='truncate'>{words}</span>
          <span className='max-md:hidden'>
            <ScoreLine
              size='s'
              max={100}
              value={50}
              low={38 - 6 * row}
              high={62 + 6 * row}
              color={sectionNumber(index)}
            />
          </span>
          <span>00</span>
        </div>
      ))}
    </div>
  )
}

function LockedCard({ unlockPrice, items }: { unlockPrice: number; items: readonly string[] }) {
  const text = useText().results
  return (
    <section
      aria-labelledby='locked'
      className='on-surface rounded-card border-amber-edge shadow-raised absolute end-0 top-[104px] z-10 w-full border p-5 md:w-[500px] md:p-8'
    >
      <div className='flex items-start gap-4'>
        <span className='bg-amber-soft text-amber rounded-control grid size-11 shrink-0 place-items-center'>
          <Icon of={Lock} size={22} />
        </span>
        <div>
          <h3 id='locked' className='type-h3'>
            {text.lockedTitle}
          </h3>
          <p className='type-small text-soft'>{text.lockedLead}</p>
        </div>
      </div>
      <ul className='mt-5 grid gap-3'>
        {items.map(item => (
          <li key={item} className='type-small flex gap-3 text-[16px]'>
            <Icon of={Check} className='text-ok mt-1' />
            {item}
          </li>
        ))}
      </ul>
      <p className='type-label border-line mt-5 border-t pt-4 text-[18px]'>
        {text.price(number(unlockPrice / 100))}
      </p>
      <p className='type-caption text-soft'>{text.priceNote}</p>
    </section>
  )
}
