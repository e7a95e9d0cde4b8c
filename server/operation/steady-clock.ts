/** Longer than a clock that is set right goes back, unless it was wrong from the start. */
const HELD_MS = 24 * 60 * 60 * 1000

/**
 * Makes a clock that does not go back by up to a day: it stands until the system's has caught up, so that what has expired
 * stays expired. A larger step is followed: the time before it was wrong.
 *
 * @param read answers milliseconds since 1970
 */
export function steadyClock(read: () => number = Date.now): () => Date {
  let latest = read()
  return () => {
    const now = read()
    if (now > latest || latest - now > HELD_MS) latest = now
    return new Date(latest)
  }
}
