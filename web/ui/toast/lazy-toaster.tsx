import { lazy, Suspense, useEffect, useState } from 'react'
import { useShownToast } from './store.ts'
import type { ToasterLabels } from './toaster.tsx'

const load = () => import('./toaster.tsx')
const Toaster = lazy(load)
const SIGNS_OF_USE = ['pointerdown', 'keydown'] as const

/**
 * The toaster, fetched at the first press of anything (so that it is there when the network no longer is) or with the
 * first toast; a page that is only read does without.
 */
export function LazyToaster({ labels }: { labels: ToasterLabels }) {
  const [used, setUsed] = useState(false)
  const shown = useShownToast() !== null
  useEffect(() => {
    const use = () => {
      // A failed fetch is tried again with the first toast.
      load().catch(() => {})
      setUsed(true)
    }
    for (const sign of SIGNS_OF_USE) addEventListener(sign, use, { once: true, passive: true })
    return () => {
      for (const sign of SIGNS_OF_USE) removeEventListener(sign, use)
    }
  }, [])
  if (!used && !shown) return null
  return (
    <Suspense fallback={null}>
      <Toaster labels={labels} />
    </Suspense>
  )
}
