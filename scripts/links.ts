/**
 * Asks every address that the pages of occupations name, one after the other: `npm run links`. Run by hand, for it needs the
 * network. Says what each answers; ends with 1 where one is lost. Then LINKS_OF (engine/careers/links.ts) gets the day.
 */
import { LINKS } from '#engine/careers/links.ts'

const PATIENCE_MS = 15_000

let lost = 0
for (const url of LINKS) {
  const answer = await ask(url)
  if (!answer.isThere) lost++
  console.log(`${answer.isThere ? 'ok  ' : 'LOST'} ${url} ${answer.said}`)
}
process.exitCode = lost > 0 ? 1 : 0

/** Many sites send programs away: any answer but "not there" shows that somebody is at home. */
async function ask(url: string): Promise<{ readonly isThere: boolean; readonly said: string }> {
  try {
    const { status } = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })
    return { isThere: status !== 404 && status !== 410, said: String(status) }
  } catch (error) {
    return { isThere: false, said: error instanceof Error ? error.message : String(error) }
  }
}
