import { useWords } from '#web/text/locale.tsx'
import { RATING } from '#web/text/rating.ts'

interface SpreadProps {
  /** How many gave each point, 1 to 9. */
  readonly counts: readonly number[]
  /** What this rater gave. */
  readonly own: number | null
}

/** Draws how the ratings of an option are spread, over the points of its scale, and says it in words. */
export function Spread({ counts, own }: SpreadProps) {
  const text = useWords(RATING)
  const most = Math.max(1, ...counts)
  const given = counts.flatMap((count, index) => (count > 0 ? [text.gave(index + 1, count)] : []))
  return (
    <>
      <p className='type-small text-soft text-16'>
        {text.spread(given.join(text.comma))}
        {own !== null && ` ${text.ownPoint(own)}`}
      </p>
      <svg
        aria-hidden='true'
        viewBox='0 0 90 24'
        preserveAspectRatio='none'
        className='mt-1 mb-1 block h-8 w-full max-w-[640px] rtl:-scale-x-100'
      >
        {counts.map((count, index) => (
          <rect
            key={index}
            x={index * 10 + 1}
            width={8}
            y={24 - (22 * count) / most}
            height={(22 * count) / most}
            className={index + 1 === own ? 'fill-brand' : 'fill-edge'}
          />
        ))}
      </svg>
    </>
  )
}
