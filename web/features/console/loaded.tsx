import type { ReactNode } from 'react'
import { CONSOLE } from '#web/text/console.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

interface LoadedProps<Data> {
  readonly query: { readonly data: Data | undefined; readonly isError: boolean; refetch(): unknown }
  readonly children: (data: Data) => ReactNode
}

/** Shows what a section has loaded, and before it is there or when it does not come what takes its place. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const text = useWords(CONSOLE)
  const { common } = useText()
  if (query.data !== undefined) return children(query.data)
  if (!query.isError) {
    return (
      <Loading label={text.loading}>
        <Skeleton className='h-24' />
      </Loading>
    )
  }
  return (
    <Note tone='amber' role='alert' title={text.loadFailed}>
      <p>{text.loadFailedBody}</p>
      <Button variant='secondary' size='small' className='mt-3' onClick={() => void query.refetch()}>
        {common.retry}
      </Button>
    </Note>
  )
}
