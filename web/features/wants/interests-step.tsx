import { INTERESTS, type InterestId, SCALE } from '#engine/wants/interests.ts'
import { useLocale } from '#web/text/locale.tsx'
import type { Choosing } from './wants-step.tsx'

/** Asks how much each activity draws: five native radios in a row, their words heard, the ends of the scale seen. */
export function InterestsStep({ ids, answers, onChoose }: Choosing & { ids: readonly InterestId[] }) {
  const { locale } = useLocale()
  const [first, , , , last] = SCALE
  return ids.map(id => {
    const chosen = SCALE[Number(answers[id]) - 1]
    return (
      <fieldset key={id} className='min-w-0'>
        <legend className='type-label'>{INTERESTS[id][locale]}</legend>
        <div className='scale mt-2'>
          {SCALE.map((words, index) => (
            <label key={words.en} className='scale-cell'>
              <input
                type='radio'
                name={id}
                aria-label={words[locale]}
                checked={words === chosen}
                onChange={() => onChoose(id, String(index + 1))}
              />
              <span aria-hidden='true'>{index + 1}</span>
            </label>
          ))}
        </div>
        <p aria-hidden='true' className='type-caption text-soft mt-1 flex justify-between gap-3'>
          <span className={chosen === first ? 'text-ink font-semibold' : undefined}>{first[locale]}</span>
          {chosen && chosen !== first && chosen !== last && (
            <span className='text-ink font-semibold'>{chosen[locale]}</span>
          )}
          <span className={chosen === last ? 'text-ink font-semibold' : undefined}>{last[locale]}</span>
        </p>
      </fieldset>
    )
  })
}
