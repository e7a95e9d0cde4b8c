import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until React has taken over the page. @example const offline = useHydrated() && !navigator.onLine */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
