import type { CareerFamily, Careers } from '#contract/report.ts'
import type { Words } from '#engine/vocabulary.ts'
import { range } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Note } from '#web/ui/note.tsx'
import { OccupationList } from './occupation-list.tsx'
import { WantsNote } from './wants-note.tsx'

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
      <section id='careers' className='mt-14 md:mt-20'>
        <h2 className='type-h2'>{text.careers}</h2>
        {careers.notes.length > 0 && (
          <Note className='mt-3 max-w-read [&_p+p]:mt-2'>
            {careers.notes.map(note => (
              <p key={note.en}>{note[locale]}</p>
            ))}
          </Note>
        )}
        {careers.wants && <WantsNote wants={careers.wants} />}
        <FamilyList families={careers.families} ordered={careers.wants?.ordered} />
      </section>
      {otherFields && otherFields.families.length > 0 && (
        <section className='mt-14 md:mt-20'>
          <h2 className='type-h2'>{text.otherFields}</h2>
          <p className='type-small text-soft mt-1 max-w-read text-16'>{otherFields.note[locale]}</p>
          <FamilyList families={otherFields.families} ordered={careers.wants?.ordered} />
        </section>
      )}
    </>
  )
}

type AnyFamily = CareerFamily & { readonly field?: Words }

interface FamilyListProps {
  readonly families: readonly AnyFamily[]
  /** In the order of fit and of what its owner wants, not in that of their ranks. */
  readonly ordered?: boolean | undefined
}

/** Groups the paths by rank; those in the order of what is wanted by whether something refused sets them aside. */
function FamilyList({ families, ordered }: FamilyListProps) {
  const text = useWords(RESULTS)
  const groupOf = ({ rank, aside }: AnyFamily) => (ordered ? Number(aside) : rank)
  const groups = [...new Set(families.map(groupOf))]
  return groups.map((group, index) => {
    const same = families.filter(family => groupOf(family) === group)
    return (
      <div key={group} className='mt-5'>
        <p className='type-label'>
          {ordered
            ? text.wantedOrder[group === 0 ? 'open' : 'aside']
            : text.rankOf(index === 0, same.length > 1)}
        </p>
        <ul className='border-ink mt-2 border-t-2'>
          {same.map(family => (
            <Family key={family.id} family={family} />
          ))}
        </ul>
      </div>
    )
  })
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
      </div>
      <div className='min-w-0'>
        <div className='flex flex-wrap items-center gap-x-3 gap-y-1.5'>
          <h3 className='type-h3'>{family.name[locale]}</h3>
          <Badge tone={TIER_TONES[family.tier]}>{family.tierText[locale]}</Badge>
          {family.field && <Badge tone='neutral'>{family.field[locale]}</Badge>}
        </div>
        {family.reasons.map(reason => (
          <p key={reason.en} className='mt-1.5 max-w-read'>
            {reason[locale]}
          </p>
        ))}
        {family.wanted.map(wanted => (
          <p key={wanted.en} className='type-small text-soft mt-1.5 max-w-read text-16'>
            {wanted[locale]}
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
