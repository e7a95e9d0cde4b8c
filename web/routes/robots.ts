import type { LoaderFunctionArgs } from 'react-router'
import { appContext } from '#web/context.ts'

/** Personal pages are open to robots so that these can read there that they are not to be listed (noindex). */
export const loader = ({ context }: LoaderFunctionArgs) =>
  new Response(
    `User-agent: *
Disallow: /api/
Disallow: /dev/

Sitemap: ${context.get(appContext).origin}/sitemap.xml
`,
    { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  )
