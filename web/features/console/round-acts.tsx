import { useQueryClient } from '@tanstack/react-query'
import type { AgreementPage, PanelPage } from '#contract/desk.ts'
import { call } from '#web/api/client.ts'
import { AGREEMENT } from '#web/text/agreement.ts'
import { useWords } from '#web/text/locale.tsx'
import { consoleRows } from './rows.ts'
import { SureButton } from './sure-button.tsx'
import { useAct } from './use-act.tsx'

interface RoundActsProps {
  readonly panel: PanelPage
  /** What came of it, once its round is closed. */
  readonly found: AgreementPage | undefined
}

/** Offers the next step of a panel: closing its round, or the one discussion after that. */
export function RoundActs({ panel: { id, round }, found }: RoundActsProps) {
  const text = useWords(AGREEMENT)
  const client = useQueryClient()
  const change = useAct(
    (next: 'discussion' | 'closed') => call(consoleRows.round, { parameters: { id }, body: { round: next } }),
    async () => {
      await client.invalidateQueries()
      return round === 'closed' ? text.discussing : text.closed
    },
  )
  const disputed = found?.disputed ?? 0
  return (
    <div className='flex flex-wrap gap-2'>
      {round !== 'closed' && (
        <SureButton
          label={text.closeRound}
          sure={text.closeSure}
          saving={change.isPending}
          onSure={() => change.run('closed')}
        />
      )}
      {round === 'closed' && disputed > 0 && (
        <SureButton
          label={text.discuss(disputed)}
          sure={text.discussSure}
          saving={change.isPending}
          onSure={() => change.run('discussion')}
        />
      )}
      {found?.disputed === 0 && <p className='type-small text-soft text-16'>{text.nothingDisputed}</p>}
      {change.asking}
    </div>
  )
}
