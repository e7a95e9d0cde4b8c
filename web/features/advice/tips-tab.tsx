import type { CareerTip } from '#contract/advice.ts'
import { ADVICE } from '#web/text/advice.ts'
import { useWords } from '#web/text/locale.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { AdviceState } from './advice-state.tsx'
import { SourceLine } from './source-line.tsx'
import { useTips } from './use-advice.ts'

const TONES = {
  high: 'amber',
  medium: 'brand',
  low: 'neutral',
  other: 'outline',
} as const satisfies Record<CareerTip['priority'], BadgeTone>

export function TipsTab({ id }: { id: string }) {
  const text = useWords(ADVICE)
  const tips = useTips(id)
  if (!tips.data) return <AdviceState label={text.loading} failed={tips.isError} retry={tips.refetch} />
  if (tips.data.length === 0) return <p className='text-soft'>{text.noTips}</p>
  return (
    <ul className='-mt-5'>
      {tips.data.map(tip => (
        <Tip key={tip.title} tip={tip} />
      ))}
    </ul>
  )
}

function Tip({ tip }: { tip: CareerTip }) {
  const text = useWords(ADVICE)
  return (
    <li className='border-line grid gap-2 border-b py-5'>
      <p className='flex flex-wrap gap-2'>
        <Badge tone={TONES[tip.priority]}>{text.priority[tip.priority]}</Badge>
        <Badge>{tip.category}</Badge>
      </p>
      <h3 className='type-h3'>{tip.title}</h3>
      <p>{tip.description}</p>
      {tip.actionItems.length > 0 && (
        <ul aria-label={text.actions} className='ms-5 grid list-disc gap-1.5'>
          {tip.actionItems.map(item => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      <SourceLine source={tip.source} />
    </li>
  )
}
