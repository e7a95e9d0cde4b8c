import type { LoaderFunctionArgs } from 'react-router'
import { appContext } from '#web/context.ts'

/** Allows robots on personal pages so that they can read there that these are not to be listed (noindex). */
export const loader = ({ context }: LoaderFunctionArgs) =>
  new Response(
    `User-agent: *
Disallow: /api/
Disallow: /dev/

Sitemap: ${context.get(appContext).origin}/sitemap.xml
`,
    { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  )
