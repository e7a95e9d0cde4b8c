import { lazy, Suspense } from 'react'
import { useText } from '#web/text/locale.tsx'
import { useHydrated } from '#web/ui/hydrated.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

const Form = lazy(() => import('./profile-form.tsx'))

/**
 * Fetches the form, which brings the validator along, only when a page shows it. It is not in the server's HTML: it fills
 * itself in, and what was typed into a form that is not alive yet would be lost.
 */
export function LazyProfileForm({ goesOn }: { goesOn?: boolean }) {
  const { common } = useText()
  const drawn = (
    <Loading label={common.loading}>
      <Skeleton className='h-20' />
      <Skeleton className='h-20' />
      <Skeleton className='h-40' />
    </Loading>
  )
  if (!useHydrated()) return drawn
  return (
    <Suspense fallback={drawn}>
      <Form {...(goesOn ? { goesOn } : {})} />
    </Suspense>
  )
}
