import { useEffect } from 'react'

let begun = false

/** Begins a step that follows another on the same page like a page: at the top, with the focus on its title. */
export function useStepStart(): void {
  useEffect(() => {
    // The first step of the visit is where the browser, or the router, has put the reader.
    if (begun) {
      scrollTo({ top: 0, behavior: 'instant' })
      const title = document.querySelector<HTMLElement>('main h1')
      if (title) {
        title.tabIndex = -1
        title.focus({ preventScroll: true })
      }
    }
    begun = true
  }, [])
}
