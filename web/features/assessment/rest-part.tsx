import { lazy, memo, Suspense } from 'react'
import { useText } from '#web/text/locale.tsx'
import { FlowLoading } from './flow-loading.tsx'
import { loadRestStop } from './load-rest-stop.ts'
import { placeAt } from './place.ts'
import type { RestStopProps } from './rest-stop.tsx'

const RestStop = lazy(loadRestStop)

/**
 * Holds the rest stop, which is fetched on its own. Draws anew only when its own values change: a boundary that is drawn anew
 * before its script has come loses what the server drew, and what was pressed on it.
 */
export const RestPart = memo(function RestPart(props: Omit<RestStopProps, 'place'>) {
  const text = useText().assessment
  const place = placeAt(props.attempt.sections, props.position)
  return (
    place && (
      <Suspense fallback={<FlowLoading label={text.loadingQuestion} />}>
        <RestStop {...props} place={place} />
      </Suspense>
    )
  )
})
