import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { DEVELOPMENT_PLAN } from '#web/text/development-plan.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ActionWhen } from './action-when.tsx'
import type { PlannedAction } from './list-actions.ts'
import { sayWhen } from './say-when.ts'
import type { Decide } from './use-plan.ts'

interface ActionRowProps {
  readonly action: PlannedAction
  readonly decide: Decide
  /** Under what is decided of it: the text of an own action, its removal. */
  readonly children?: ReactNode
}

/** Shows an action with its box, says when and where it is to be done, and folds away what decides that. */
export function ActionRow({ action, decide, children }: ActionRowProps) {
  const text = useWords(DEVELOPMENT_PLAN)
  const { locale } = useLocale()
  const when = sayWhen(action, text, locale)
  return (
    <li data-action={action.id} className='border-line border-b py-3'>
      <Checkbox
        checked={action.done}
        onChange={({ target }) => decide({ [`${action.id}.done`]: target.checked ? 'yes' : '' })}
        className='screen-only max-w-read [&_label]:items-start [&_label>span:first-child]:mt-0.5'
      >
        <bdi>{action.text}</bdi>
      </Checkbox>
      <p className='hidden max-w-read gap-3 print:flex'>
        <PaperBox ticked={action.done} />
        <bdi>{action.text}</bdi>
      </p>
      {when && (
        <p data-when className='type-label ms-9'>
          {when}
        </p>
      )}
      <details className='screen-only group ms-9'>
        <summary className='type-label text-brand flex min-h-12 items-center gap-2'>
          <Icon of={ChevronDown} className='group-open:rotate-180' />
          {text.setWhen}
          <span className='sr-only'> ({action.text})</span>
        </summary>
        <ActionWhen action={action} decide={decide} />
        {children}
      </details>
    </li>
  )
}

/** Draws a box to be ticked with a pen. */
export function PaperBox({ ticked = false }: { ticked?: boolean }) {
  return (
    <span
      aria-hidden='true'
      className='border-ink grid size-5 shrink-0 place-items-center border leading-none'
    >
      {ticked && <Icon of={Check} size={18} />}
    </span>
  )
}
