import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { FIRST_SIGHT } from '#web/api/first-sight.ts'

/** Tells whether the owner comes from the last answer. It is forgotten at once: loaded again, the page stands as it is. */
export function useFirstSight(): boolean {
  const { state } = useLocation()
  const [first] = useState(state === FIRST_SIGHT)
  useEffect(() => {
    if (first) history.replaceState({ ...history.state, usr: null }, '')
  }, [first])
  return first
}
