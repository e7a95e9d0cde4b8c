import type { ReactNode } from 'react'
import { ACCOUNT_SETTINGS } from '#web/text/account-settings.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

interface PartProps {
  readonly id: string
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** Lays out one part of the account page: its name at the start, what can be done beside it. */
export function Part({ id, title, lead, children }: PartProps) {
  return (
    <section
      aria-labelledby={id}
      className='border-line grid gap-x-12 gap-y-4 border-t pt-7 lg:grid-cols-[280px_1fr]'
    >
      <div>
        <h2 id={id} className='type-h3 scroll-mt-24'>
          {title}
        </h2>
        {lead && <p className='type-small text-soft mt-1 max-w-read'>{lead}</p>}
      </div>
      <div className='min-w-0 max-w-[560px]'>{children}</div>
    </section>
  )
}

interface LoadedProps<Data> {
  readonly query: { readonly data: Data | undefined; readonly isError: boolean; refetch(): unknown }
  readonly children: (data: Data) => ReactNode
}

/** Shows a part's data, and before they are there or when they do not come what takes their place. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const text = useWords(ACCOUNT_SETTINGS)
  const { common } = useText()
  if (query.data !== undefined) return children(query.data)
  if (!query.isError) {
    return (
      <Loading label={text.partLoading}>
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
