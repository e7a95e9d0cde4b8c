import { type ComponentType, useEffect, useState } from 'react'
import { useShownToast } from './store.ts'
import type { ToasterLabels } from './toaster.tsx'

const SIGNS_OF_USE = ['pointerdown', 'keydown'] as const

/**
 * Fetches the toaster at the first press of anything (so that it is there when the network no longer is) or with the first
 * toast; a page that is only read does without. Not `lazy`: where it cannot be fetched a message is missing until the next
 * press, and the page stays.
 */
export function LazyToaster({ labels }: { labels: ToasterLabels }) {
  const [Toaster, setToaster] = useState<ComponentType<{ labels: ToasterLabels }> | null>(null)
  const shown = useShownToast() !== null
  useEffect(() => {
    if (Toaster) return
    const load = () =>
      import('./toaster.tsx').then(
        ({ default: loaded }) => setToaster(() => loaded),
        () => {},
      )
    if (shown) void load()
    for (const sign of SIGNS_OF_USE) addEventListener(sign, load, { passive: true })
    return () => {
      for (const sign of SIGNS_OF_USE) removeEventListener(sign, load)
    }
  }, [Toaster, shown])
  return Toaster && <Toaster labels={labels} />
}
