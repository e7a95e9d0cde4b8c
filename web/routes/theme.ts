import { type ActionFunctionArgs, redirect } from 'react-router'
import { safeRedirect } from '#web/api/redirect.ts'
import { formOf } from '#web/reading/form.ts'
import { isTheme, themeCookie } from '#web/reading/theme.ts'

/** Turns a choice that ThemeChoice posts without a script into the cookie, and shows the page again. */
export async function action({ request }: ActionFunctionArgs) {
  const theme = (await formOf(request)).get('theme')
  const from = request.headers.get('referer')
  const back = from && URL.canParse(from) ? new URL(from) : null
  return redirect(safeRedirect(back ? back.pathname + back.search : '/'), {
    status: 303,
    headers: isTheme(theme) ? { 'Set-Cookie': themeCookie(theme) } : {},
  })
}

export const loader = () => redirect('/')
