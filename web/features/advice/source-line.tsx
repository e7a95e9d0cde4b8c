import { Library, Sparkles } from 'lucide-react'
import type { CareerTip } from '#contract/advice.ts'
import { ADVICE } from '#web/text/advice.ts'
import { useWords } from '#web/text/locale.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Names who wrote the advice. */
export function SourceLine({ source }: Pick<CareerTip, 'source'>) {
  const text = useWords(ADVICE)
  return (
    <p className='type-caption text-soft flex items-center gap-2'>
      <Icon of={source === 'ai' ? Sparkles : Library} size={16} />
      {source === 'ai' ? text.ai : text.advisor}
    </p>
  )
}
