/**
 * Asks every address that the pages of occupations name, one after the other: `npm run links`. Run by hand, for it needs the
 * network. Says what each answers; ends with 1 where one is lost or has moved to another site. Then LINKS_OF
 * (engine/careers/links.ts) gets the day.
 */
import { LINKS } from '#engine/careers/links.ts'
import { askLink } from './ask-link.ts'

const LABELS = { ok: 'ok   ', moved: 'MOVED', lost: 'LOST ' } as const
for (const url of LINKS) {
  const { state, said } = await askLink(url)
  if (state !== 'ok') process.exitCode = 1
  console.log(`${LABELS[state]} ${url} ${said}`)
}
