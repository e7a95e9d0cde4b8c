import { useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * Tells whether the owner comes from the last answer, which the completed assessment says in the navigation's state. Loaded again,
 * or come back to, the page stands as it is.
 */
export function useFirstSight(): boolean {
  const { state } = useLocation()
  const type = useNavigationType()
  const [first] = useState(state === 'first-sight' && type === 'PUSH')
  return first
}
