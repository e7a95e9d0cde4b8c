import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { consoleEndpoints } from '#contract/console.ts'
import { supportPaths } from '#contract/support-paths.ts'
import { call } from '#web/api/client.ts'
import { serverMessage } from '#web/api/error.ts'
import { queries, queryOf } from '#web/api/queries.ts'
import type { Row } from '#web/api/rows.ts'
import { time } from '#web/text/format.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { LOOKS } from '#web/text/looks.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { Loaded, Part } from './part.tsx'

/** Outside `web/api/rows.ts`: every page loads that. */
const support: Row<typeof consoleEndpoints.support> = supportPaths.support
const makeCode: Row<typeof consoleEndpoints.makeSupportCode> = supportPaths.makeSupportCode
const end: Row<typeof consoleEndpoints.endSupport> = supportPaths.endSupport

const ASKED_MS = 5000
/** Asked for again while a code is out or somebody looks: the person sees at once that it has begun. */
const state = queryOf(support)

/** Lets a person show their pages to the support: a code to read out, who looks now, and its end. */
export function SupportPart() {
  const text = useWords(LOOKS)
  const { common } = useText()
  const client = useQueryClient()
  const query = useQuery({
    ...state,
    refetchInterval: ({ state: { data } }) => (data?.view || data?.codeUntil ? ASKED_MS : false),
  })
  const renew = () =>
    Promise.all([
      client.invalidateQueries(state),
      client.invalidateQueries({ queryKey: queries.user.queryKey }),
    ])
  const made = useMutation({ mutationFn: () => call(makeCode), onSuccess: renew })
  const ended = useMutation({
    mutationFn: () => call(end),
    onSuccess: () => {
      made.reset()
      return renew()
    },
  })
  const failed = made.error ?? ended.error
  return (
    <Part id='support' title={text.support} lead={text.supportLead}>
      <Loaded query={query}>
        {({ view, codeUntil }) => (
          <div className='grid gap-4' aria-live='polite'>
            {view && <Note tone='amber' title={text.watched(text.roles[view.role], time(view.until))} />}
            {made.data && codeUntil && (
              <p>
                <bdi className='type-h2 font-mono' dir='ltr'>
                  {made.data.code}
                </bdi>
                <span className='type-small text-soft block'>{text.codeUntil(time(codeUntil))}</span>
              </p>
            )}
            {failed && (
              <p role='alert' className='type-small'>
                {serverMessage(failed) ?? common.serverAway}
              </p>
            )}
            <div className='flex flex-wrap gap-3'>
              {!view && (
                <Button
                  variant='secondary'
                  size='small'
                  saving={made.isPending && common.saving}
                  onClick={() => made.mutate()}
                >
                  {text.makeCode}
                </Button>
              )}
              {(view || codeUntil) && (
                <Button
                  variant={view ? 'primary' : 'quiet'}
                  size='small'
                  saving={ended.isPending && common.saving}
                  onClick={() => ended.mutate()}
                >
                  {view ? text.endView : text.takeCodeBack}
                </Button>
              )}
            </div>
          </div>
        )}
      </Loaded>
    </Part>
  )
}
