import type { KeyboardEvent, ReactNode } from 'react'
import type { PanelKind } from '#contract/rating.ts'
import { LANGUAGES, type Locale } from '#engine/languages/index.ts'
import { useWords } from '#web/text/locale.tsx'
import { RATING } from '#web/text/rating.ts'

export const POINTS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

interface OptionScalesProps {
  readonly options: readonly string[]
  readonly kind: PanelKind
  /** In which the options are told. */
  readonly language: Locale
  readonly ratings: readonly (number | null)[]
  readonly onRate: (place: number, point: number) => void
  /** Stands between an option and its scale. */
  readonly about?: (place: number) => ReactNode
}

/** Asks for 1 to 9 of each option. */
export function OptionScales({ options, kind, language, ratings, onRate, about }: OptionScalesProps) {
  const text = useWords(RATING)
  return options.map((option, place) => (
    <fieldset key={option} data-place={place} className='min-w-0'>
      <legend className='type-body mb-2'>
        <span className='sr-only'>{text.option(place + 1)}: </span>
        <span lang={language} dir={LANGUAGES[language].direction}>
          {option}
        </span>
      </legend>
      {about?.(place)}
      <div className='rating-scale'>
        {POINTS.map(point => (
          <label key={point} className='rating-point'>
            <input
              type='radio'
              name={`option-${place}`}
              value={point}
              checked={ratings[place] === point}
              onChange={() => onRate(place, point)}
            />
            <span>{point}</span>
          </label>
        ))}
      </div>
      <p className='type-caption text-soft mt-1 flex max-w-[640px] justify-between' aria-hidden='true'>
        <span>{text.least[kind]}</span>
        <span>{text.most[kind]}</span>
      </p>
    </fieldset>
  ))
}

/** Rates, by a digit, the option that has the focus, or the next open one, and leads on; what is typed elsewhere is left alone. */
export function rateByDigit(
  event: KeyboardEvent<HTMLFormElement>,
  ratings: readonly (number | null)[],
  onRate: (place: number, point: number) => void,
): void {
  const point = Number(event.key)
  const isTyping = event.target instanceof HTMLTextAreaElement
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey || !POINTS.includes(point)) return
  const form = event.currentTarget
  const at = Number((event.target as HTMLElement).closest('[data-place]')?.getAttribute('data-place') ?? -1)
  const place = at >= 0 ? at : ratings.indexOf(null)
  if (place < 0) return
  event.preventDefault()
  onRate(place, point)
  form.querySelector<HTMLElement>(`[data-place='${place + 1}'] input, [data-after]`)?.focus()
}
