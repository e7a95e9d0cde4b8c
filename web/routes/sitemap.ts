import type { LoaderFunctionArgs } from 'react-router'
import { occupationPath } from '#contract/occupation-path.ts'
import type { OccupationList } from '#contract/occupations.ts'
import { READING_PAGES, readingPath } from '#contract/reading-pages.ts'
import { FIRST_LOCALE, inEveryLanguage } from '#engine/languages/index.ts'
import { read } from '#web/api/client.ts'
import { occupations } from '#web/api/rows.ts'
import { appContext } from '#web/context.ts'

/** Lists every reading page in every language, each naming the others. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { origin, call } = context.get(appContext)
  const { fields } = (await read(await call(occupations.list.path))) as OccupationList
  const pages = fields
    .flatMap(({ families }) => families)
    .flatMap(family => family.occupations)
    .map(({ id }) => occupationPath(id))
  const entries = [...READING_PAGES, ...pages].flatMap(page => {
    const addresses = inEveryLanguage(locale => origin + readingPath(page, locale))
    const links = [...Object.entries(addresses), ['x-default', addresses[FIRST_LOCALE]]]
      .map(([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`)
      .join('')
    return Object.values(addresses).map(address => `<url><loc>${address}</loc>${links}</url>`)
  })
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`,
    { headers: { 'Content-Type': 'application/xml; charset=utf-8' } },
  )
}
