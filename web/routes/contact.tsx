import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { readingPath } from '#contract/reading-pages.ts'
import { read } from '#web/api/client.ts'
import { ApiError } from '#web/api/error.ts'
import { contact } from '#web/api/rows.ts'
import { appContext } from '#web/context.ts'
import { ContactPage } from '#web/features/contact/contact-page.tsx'
import { refusedBecause, valuesOf } from '#web/features/contact/fields.ts'
import { PageHead } from '#web/features/shell/page-head.tsx'
import { SiteShell } from '#web/features/shell/site-shell.tsx'
import { formOf } from '#web/reading/form.ts'
import { loadDocument, READING } from '#web/reading/route.ts'
import { CONTACT } from '#web/text/contact.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'

export const handle = READING
/** Thanks the sender of a message at an address of its own: reloading it sends nothing again. */
export const loader = ({ request }: LoaderFunctionArgs) => ({
  sent: new URL(request.url).searchParams.has('sent'),
})
export const clientLoader = loadDocument

/** Makes the same call as any client: the API parses, guards, limits and stores. */
export async function action({ request, context }: ActionFunctionArgs) {
  const values = valuesOf(await formOf(request))
  try {
    await read(await context.get(appContext).call(contact.send.path, values))
  } catch (error) {
    const refusal = error instanceof ApiError ? error : null
    return data(refusedBecause(values, refusal?.problem ?? null), { status: refusal?.status ?? 500 })
  }
  return redirect(`${new URL(request.url).pathname}?sent`, 303)
}

export default function Contact() {
  const text = useWords(CONTACT)
  const { locale } = useLocale()
  const { sent } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return (
    <SiteShell>
      <PageHead page='/contact' title={text.title} description={text.description} />
      <ContactPage home={readingPath('/', locale)} sent={sent} refused={refused} />
    </SiteShell>
  )
}
