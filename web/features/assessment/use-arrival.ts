import { type RefObject, useLayoutEffect, useRef } from 'react'

/** A new question begins at the top, comes in from the side where the line goes on, and is where reading goes on. */
export function useArrival(position: number): RefObject<HTMLDivElement | null> {
  const arriving = useRef<HTMLDivElement>(null)
  const shown = useRef(position)
  useLayoutEffect(() => {
    if (shown.current === position) return
    shown.current = position
    arrive(arriving.current)
    scrollTo({ top: 0, behavior: 'instant' })
    // After the paint: moving the focus costs a layout that the eye need not wait for.
    const timer = setTimeout(
      () => document.getElementById('question-title')?.focus({ preventScroll: true }),
      50,
    )
    return () => clearTimeout(timer)
  }, [position])
  return arriving
}

function arrive(element: HTMLElement | null) {
  if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const forward = document.documentElement.dir === 'rtl' ? -12 : 12
  element.animate(
    [
      { opacity: 0.6, transform: `translateX(${forward}px)` },
      { opacity: 1, transform: 'none' },
    ],
    {
      duration: 160,
      easing: 'ease-out',
    },
  )
}
