import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Moves the focus after a navigation to the new page's title, as a page load would begin at the top. */
export function RouteFocus() {
  const { pathname } = useLocation()
  const seen = useRef(pathname)
  // Before anybody can press Tab on the new page, who would be led back.
  useLayoutEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    const target = document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main')
    if (!target || document.activeElement?.closest('main')) return
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [pathname])
  return null
}
