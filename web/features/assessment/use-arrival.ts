import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'

/** Brings a new question in: at the top, from the side where the line goes on, and with the focus on its number. */
export interface Arrival {
  /** What moves in. */
  readonly arriving: RefObject<HTMLDivElement | null>
  /**
   * To be called before the question changes: scrolling costs nothing then, and a layout of its own after the change. Forgotten,
   * it is made up for.
   */
  readonly toTop: () => void
}

export function useArrival(position: number): Arrival {
  const arriving = useRef<HTMLDivElement>(null)
  const shown = useRef(position)
  const toTop = useToTop()
  useLayoutEffect(() => {
    if (shown.current === position) return
    shown.current = position
    toTop()
    arrive(arriving.current)
    const { activeElement } = document
    // After the paint: moving the focus costs a layout that the eye need not wait for. Who has gone on by then stays there.
    const timer = setTimeout(() => {
      if (document.activeElement !== activeElement && document.activeElement !== document.body) return
      document.getElementById('question-title')?.focus({ preventScroll: true })
    }, 50)
    return () => clearTimeout(timer)
  }, [position, toTop])
  return { arriving, toTop }
}

/** Scrolls if the page stands below its top; asking the page itself where it stands would cost a layout. */
function useToTop(): () => void {
  const scrolled = useRef(false)
  useEffect(() => {
    const note = () => {
      scrolled.current = scrollY > 0
    }
    note()
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [])
  return useCallback(() => {
    if (!scrolled.current) return
    scrolled.current = false
    scrollTo({ top: 0, behavior: 'instant' })
  }, [])
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
