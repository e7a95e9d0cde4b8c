import { Lightbulb } from 'lucide-react'
import { type ComponentProps, type ComponentType, useState } from 'react'
import { useText, useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'
import { Icon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/toast/store.ts'
import type AdviceSheet from './advice-sheet.tsx'

/** Shows the button in the report's contents that opens the advice; what shows it and what it says are fetched by the press. */
export function AdvicePanel({ id }: { id: string }) {
  const text = useWords(RESULTS)
  const { common } = useText()
  const [Sheet, setSheet] = useState<ComponentType<ComponentProps<typeof AdviceSheet>> | null>(null)
  const [shown, setShown] = useState(false)
  const press = () => {
    setShown(true)
    import('./advice-sheet.tsx').then(
      ({ default: loaded }) => setSheet(() => loaded),
      () => {
        setShown(false)
        toast({ title: common.offline, tone: 'error' })
      },
    )
  }
  return (
    <>
      <button type='button' className='icon-tab' aria-haspopup='dialog' aria-expanded={shown} onClick={press}>
        <Icon of={Lightbulb} />
        <span className='max-md:sr-only'>{text.tips}</span>
      </button>
      {Sheet && <Sheet id={id} title={text.tips} open={shown} onClose={() => setShown(false)} />}
    </>
  )
}
