import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Results } from '#contract/assessment.ts'
import { sectionTeeth } from '#engine/line/score-teeth.ts'
import { call } from '#web/api/client.ts'
import { isUnreachable, serverMessage } from '#web/api/error.ts'
import { queries } from '#web/api/queries.ts'
import { assessment } from '#web/api/rows.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ScorePath } from '#web/ui/chart/score-path.tsx'
import { toast } from '#web/ui/toast/store.ts'

interface OpenCardProps extends Pick<Results, 'sections'> {
  readonly id: string
}

/** Asks before a paid report is opened: opening ends the time in which the payment can be taken back. */
export function OpenCard({ id, sections }: OpenCardProps) {
  const text = useWords(RESULTS)
  const { common } = useText()
  const client = useQueryClient()
  const open = useMutation({
    mutationFn: () => call(assessment.open, { parameters: { id } }),
    onSuccess: results => {
      client.setQueryData(queries.results(id).queryKey, results)
      // Its plan is the one to be shown from now on.
      client.removeQueries({ queryKey: queries.developmentPlan.queryKey })
    },
    onError: error =>
      toast({
        title: text.openFailed,
        description: isUnreachable(error)
          ? navigator.onLine
            ? common.serverAway
            : common.offline
          : serverMessage(error),
        tone: 'error',
      }),
  })
  return (
    <Card className='screen-only mt-5 overflow-x-clip p-5 pt-9 md:p-8 md:pt-12'>
      <ScorePath size='card' teeth={sectionTeeth(sections.map(({ score, max }) => ({ score, max })))} lead />
      <h2 className='type-h2 mt-4'>{text.openTitle}</h2>
      <Button
        className='mt-4 max-md:w-full'
        saving={open.isPending && text.opening}
        onClick={() => open.mutate()}
      >
        {text.openNow}
      </Button>
      <p className='type-small text-soft mt-3.5 max-w-read'>{text.openBody}</p>
    </Card>
  )
}
