import type { Method } from '#contract/method.ts'
import { BANDS, RATINGS } from '#engine/vocabulary.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { METHOD } from '#web/text/method.ts'

/** Lists from which score on a result is called what. */
export function CutTables({ method: { points, bands, ratings, levels } }: { method: Method }) {
  const text = useWords(METHOD)
  const { locale } = useLocale()
  /** Ratings are shares of a section's highest score. */
  const inPoints = (share: number) => Math.ceil((share * points.section) / 100)
  return (
    <div className='mt-6 grid items-start gap-x-8 gap-y-6 md:grid-cols-3'>
      <CutTable
        title={text.cuts.bands(points.most)}
        rows={[
          [BANDS.excellent[locale], bands.excellent],
          [BANDS.good[locale], bands.good],
        ]}
        last={BANDS.developing[locale]}
      />
      <CutTable
        title={text.cuts.ratings(points.section)}
        rows={[
          [RATINGS.excellent[locale], inPoints(ratings.excellent)],
          [RATINGS.very_good[locale], inPoints(ratings.veryGood)],
          [RATINGS.good[locale], inPoints(ratings.good)],
        ]}
        last={RATINGS.developing[locale]}
      />
      <CutTable
        title={text.cuts.levels}
        rows={[
          [text.levels.clear, levels.clear],
          [text.levels.balanced, levels.balanced],
        ]}
        last={text.levels.priority}
      />
    </div>
  )
}

/** Lists from which fit on a family of roles is called what. */
export function TierTable({ tiers }: { tiers: Method['careers']['tiers'] }) {
  const text = useWords(METHOD)
  return (
    <div className='mt-6'>
      <CutTable
        title={text.tiersTitle}
        rows={[
          [text.tiers.strong, tiers.strong],
          [text.tiers.good, tiers.good],
          [text.tiers.possible, tiers.possible],
        ]}
        last={text.tiers.explore}
      />
    </div>
  )
}

interface CutTableProps {
  readonly title: string
  /** Name and lowest score, the best first. */
  readonly rows: readonly (readonly [name: string, least: number])[]
  /** What everything below is called. */
  readonly last: string
}

function CutTable({ title, rows, last }: CutTableProps) {
  const text = useWords(METHOD)
  return (
    <table className='table text-16'>
      <caption className='type-caption text-soft text-start'>{title}</caption>
      <tbody>
        {rows.map(([name, least]) => (
          <tr key={name}>
            <th scope='row'>{name}</th>
            <td className='number'>{text.from(least)}</td>
          </tr>
        ))}
        <tr>
          <th scope='row'>{last}</th>
          <td>{text.below}</td>
        </tr>
      </tbody>
    </table>
  )
}
