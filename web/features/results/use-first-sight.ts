import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** Tells whether the owner comes from the last answer, which the completed assessment says in the navigation's state. It is forgotten at once: loaded again, the page stands as it is. */
export function useFirstSight(): boolean {
  const { state } = useLocation()
  const [first] = useState(state === 'first-sight')
  useEffect(() => {
    if (first) history.replaceState({ ...history.state, usr: null }, '')
  }, [first])
  return first
}
