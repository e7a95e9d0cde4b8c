import { PAIR_IDS, SIDES, VALUE_PAIRS } from '#engine/wants/values.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { WANTS } from '#web/text/wants.ts'
import { RadioCell, RadioList } from '#web/ui/choice.tsx'
import type { Choosing } from './wants-step.tsx'

/** Asks which of two works is closer, ten times. */
export function ValuesStep({ answers, onChoose }: Choosing) {
  const { locale } = useLocale()
  const text = useWords(WANTS)
  return PAIR_IDS.map((id, index) => (
    <RadioList key={id} label={text.step(index + 1, PAIR_IDS.length)} columns={2}>
      {SIDES.map(side => (
        <RadioCell
          key={side}
          name={id}
          title={VALUE_PAIRS[id][side].words[locale]}
          checked={answers[id] === side}
          onChange={() => onChoose(id, side)}
        />
      ))}
    </RadioList>
  ))
}
