import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Tells whether React has taken over the page: false on the server and until then.
 *
 * @example const offline = useHydrated() && !navigator.onLine
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
