import { CONDITION_IDS } from '#engine/wants/areas.ts'
import { WISH_CHOICES, WISHES } from '#engine/wants/wishes.ts'
import { useLocale } from '#web/text/locale.tsx'
import { RadioCell, RadioList } from '#web/ui/choice.tsx'
import type { Choosing } from './wants-step.tsx'

/** Asks of each condition whether it is a must, a wish, all the same, or refused. */
export function WishesStep({ answers, onChoose }: Choosing) {
  const { locale } = useLocale()
  return CONDITION_IDS.map(id => {
    const { question, labels } = WISHES[id]
    return (
      <div key={id}>
        <p className='type-label mb-2' aria-hidden='true'>
          {question[locale]}
        </p>
        <RadioList label={question[locale]} columns={2}>
          {WISH_CHOICES.map(choice => (
            <RadioCell
              key={choice}
              name={id}
              title={labels[choice][locale]}
              checked={answers[id] === choice}
              onChange={() => onChoose(id, choice)}
            />
          ))}
        </RadioList>
      </div>
    )
  })
}
