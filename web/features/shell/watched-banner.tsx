import { useMutation } from '@tanstack/react-query'
import type { User } from '#contract/account.ts'
import type { consoleEndpoints } from '#contract/console.ts'
import { supportPaths } from '#contract/support-paths.ts'
import { call } from '#web/api/client.ts'
import type { Row } from '#web/api/rows.ts'
import { time } from '#web/text/format.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { WATCHED } from '#web/text/watched.ts'
import { Button } from '#web/ui/button.tsx'

/** Outside `web/api/rows.ts`: every page loads that. */
const end: Row<typeof consoleEndpoints.endSupport> = supportPaths.endSupport
const leave: Row<typeof consoleEndpoints.leaveSupport> = supportPaths.leaveSupport

/**
 * Says to the operator and to the person that the support looks at these pages, and ends that. A button, where a link would stand
 * before the one that leads to the content.
 */
export default function WatchedBanner({ firstName, watched }: Pick<User, 'firstName' | 'watched'>) {
  const text = useWords(WATCHED)
  const { common } = useText()
  const isOperator = watched?.as === 'operator'
  const ended = useMutation({
    mutationFn: () => (isOperator ? call(leave) : call(end)),
    // A document of its own: what was read of the person is dropped with this one. It says, too, where it is not ended yet.
    onSettled: () => window.location.assign(isOperator ? '/operator/people' : '/account'),
  })
  if (!watched) return null
  const until = time(watched.until)
  return (
    <aside aria-label={text.title} className='border-line bg-amber-soft text-ink sticky top-0 z-40 border-b'>
      <div className='column type-small flex flex-wrap items-center gap-x-4 text-16'>
        <p className='py-2'>{isOperator ? text.toOperator(firstName, until) : text.toPerson(until)}</p>
        <Button
          variant='quiet'
          size='small'
          saving={ended.isPending && common.saving}
          onClick={() => ended.mutate()}
        >
          {text.end}
        </Button>
      </div>
    </aside>
  )
}
