import { lazy, Suspense } from 'react'
import { useText } from '#web/text/locale.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

const Form = lazy(() => import('./profile-form.tsx'))

/** The form brings the validator along; pages that show it now and then fetch both when they do. */
export function LazyProfileForm({ goesOn }: { goesOn?: boolean }) {
  const text = useText().profile
  return (
    <Suspense
      fallback={
        <Loading label={text.loading}>
          <Skeleton className='h-20' />
          <Skeleton className='h-20' />
          <Skeleton className='h-40' />
        </Loading>
      }
    >
      <Form {...(goesOn ? { goesOn } : {})} />
    </Suspense>
  )
}
