import { type ActionFunctionArgs, redirect } from 'react-router'
import { isLook, LOOK_PARTS, lookCookie } from '#contract/look.ts'
import { safeRedirect } from '#web/api/redirect.ts'
import { formOf } from '#web/reading/form.ts'

/** Turns a choice that LookChoice posts without a script into the cookie, and shows the page again. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await formOf(request)
  const chosen = LOOK_PARTS.find(part => isLook(part, form.get(part)))
  const from = request.headers.get('referer')
  const back = from && URL.canParse(from) ? new URL(from) : null
  return redirect(safeRedirect(back ? back.pathname + back.search : '/'), {
    status: 303,
    headers: chosen ? { 'Set-Cookie': lookCookie(chosen, String(form.get(chosen))) } : {},
  })
}

export const loader = () => redirect('/')
