import { recipientEndpoints } from '#contract/companies.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { paymentEndpoints } from '#contract/payments.ts'
import type { Deps } from '#server/deps.ts'
import { isSecure } from './cookie.ts'
import { Refusal } from './errors.ts'
import { isCsrfToken, sessionTokenFrom } from './session.ts'

/**
 * Refuses a change that another site asks for. A call that comes with a session cookie of ours shows the anti-forgery token of
 * that session; any call that a browser says comes from elsewhere is refused. Whether the session still lives is for the route
 * to find out: routes that anyone may call (signing in, with whatever cookie is left over) need no token.
 *
 * Exempt by name: one-click unsubscribe, which mail programs call from wherever they run and which needs the mail's token; and
 * the payment provider's webhooks, which carry a secret of their own and no cookie. Exempt because it is no endpoint of the
 * contract: Apple's call-back, which posts a form across sites and is guarded by its
 * state cookie (features/account/finish-provider.ts).
 */
export function guard(
  deps: Pick<Deps, 'secret' | 'environment'>,
  endpoint: Pick<Endpoint, 'method' | 'access' | 'path'>,
  request: Request,
): void {
  if (endpoint.method === 'GET' || EXEMPT.includes(endpoint.path)) return
  const foreign = isForeign(request, deps.environment.APP_URL)
  const token = sessionTokenFrom(deps.secret, request.headers, isSecure(deps.environment))
  if (endpoint.access !== 'public' && token) {
    const presented = request.headers.get('x-csrf-token')
    if (foreign || !isCsrfToken(deps.secret, token, presented)) throw new Refusal('csrf')
    return
  }
  if (foreign) throw new Refusal('forbidden_origin')
}

const EXEMPT: readonly string[] = [recipientEndpoints.unsubscribe.path, paymentEndpoints.webhook.path]

/** Both headers absent means that no browser sent the request; then there is no visitor whose cookies could be misused. */
function isForeign(request: Request, appUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return true
  const origin = request.headers.get('origin')
  return origin !== null && !isOwnOrigin(origin, request, appUrl)
}

/** The public address, or the host that the request itself names: a machine has more than one name, a browser page one. */
function isOwnOrigin(origin: string, request: Request, appUrl: string): boolean {
  if (origin === new URL(appUrl).origin) return true
  if (!URL.canParse(origin)) return false
  const { host, protocol } = new URL(origin)
  if (host === new URL(appUrl).host || !/^https?:$/.test(protocol)) return false
  return host === (request.headers.get('host') ?? new URL(request.url).host).toLowerCase()
}
