import type { CareerFamily, Careers } from '#contract/report.ts'
import type { Words } from '#engine/vocabulary.ts'
import { range } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Note } from '#web/ui/note.tsx'
import { OccupationList } from './occupation-list.tsx'

const TIER_TONES = {
  strong: 'ok',
  good: 'ok',
  possible: 'neutral',
  explore: 'outline',
} as const satisfies Record<CareerFamily['tier'], BadgeTone>

/** Lists the families of roles, each with fit, reasons and occupations of the field; then other fields, if opened. */
export function CareersPart({ careers }: { careers: Careers }) {
  const text = useWords(RESULTS)
  const { locale } = useLocale()
  const { otherFields } = careers
  return (
    <>
      <section className='mt-14 md:mt-20'>
        <h2 className='type-h2'>{text.careers}</h2>
        {careers.notes.length > 0 && (
          <Note className='mt-3 max-w-read'>
            {careers.notes.map(note => (
              <p key={note.en}>{note[locale]}</p>
            ))}
          </Note>
        )}
        <FamilyList families={careers.families} />
      </section>
      {otherFields && otherFields.families.length > 0 && (
        <section className='mt-14 md:mt-20'>
          <h2 className='type-h2'>{text.otherFields}</h2>
          <p className='type-small text-soft mt-1 max-w-read text-[16px]'>{otherFields.note[locale]}</p>
          <FamilyList families={otherFields.families} />
        </section>
      )}
    </>
  )
}

type AnyFamily = CareerFamily & { readonly field?: Words }

function FamilyList({ families }: { families: readonly AnyFamily[] }) {
  return (
    <ol className='border-ink mt-4 border-t-2'>
      {families.map(family => (
        <Family key={family.id} family={family} />
      ))}
    </ol>
  )
}

function Family({ family }: { family: AnyFamily }) {
  const text = useWords(RESULTS)
  const { locale } = useLocale()
  const spoken = range(family.range.from, family.range.to, locale)
  return (
    <li className='border-line grid gap-x-6 gap-y-4 border-b py-6 md:grid-cols-[110px_1fr] md:py-7 lg:grid-cols-[110px_1fr_400px] lg:gap-x-10'>
      <div className='flex items-baseline gap-4 md:grid md:content-start md:gap-3'>
        <p className='type-fit ltr justify-self-start' aria-hidden='true'>
          {family.fit}
        </p>
        <p className='sr-only'>{text.fitLine(family.fit, spoken)}</p>
        <p className='type-caption text-soft' aria-hidden='true'>
          {text.range(spoken)}
        </p>
        <p className='type-caption text-soft md:-mt-3'>{text.rank(family.rank)}</p>
      </div>
      <div className='min-w-0'>
        <div className='flex flex-wrap items-center gap-x-3 gap-y-1.5'>
          <h3 className='type-h3'>{family.name[locale]}</h3>
          <Badge tone={TIER_TONES[family.tier]}>{family.tierText[locale]}</Badge>
          {family.field && <Badge tone='neutral'>{family.field[locale]}</Badge>}
        </div>
        {family.reasons.map(reason => (
          <p key={reason.en} className='type-reason mt-1.5'>
            {reason[locale]}
          </p>
        ))}
      </div>
      <OccupationList
        name={text.occupations(family.name[locale])}
        occupations={family.occupations}
        className='md:col-start-2 lg:col-start-3'
      />
    </li>
  )
}
