import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until React has taken over the page. @example <Button type='submit' waiting={!useHydrated()}>…</Button> */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
