import { readSource } from '#contract/source.ts'

const KEY = 'source'

/** Keeps the word of the link that led here for as long as the tab is open: registering may be some pages away (docs/decisions/0107). */
export function keepSource(): void {
  const source = said()
  if (!source) return
  try {
    sessionStorage.setItem(KEY, source)
  } catch {
    // A browser that keeps nothing registers without it.
  }
}

/** Returns the word of the link that this visit began with. */
export function sourceOfVisit(): string | undefined {
  try {
    return said() ?? readSource(sessionStorage.getItem(KEY))
  } catch {
    return said()
  }
}

const said = () => readSource(new URLSearchParams(location.search).get(KEY))
