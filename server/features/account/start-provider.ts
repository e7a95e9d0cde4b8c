import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/errors.ts'
import { take } from '#server/http/limits.ts'
import { accountLibrary, libraryHeaders } from './account-library.ts'
import { configuredProviders, type Provider } from './provider-settings.ts'
import type { Visitor } from './visitor.ts'

interface StartedProvider {
  readonly url: string
  /** Bind the state to this browser. */
  readonly cookies: readonly string[]
}

/**
 * Begins a social sign-in. An account is made on the way back only if the terms were agreed to here.
 *
 * @throws Refusal `provider_not_configured`, `too_many_requests`
 */
export async function startProvider(
  deps: Deps,
  input: {
    readonly provider: Provider
    readonly redirectTo?: string | undefined
    readonly agreeToTerms?: boolean | undefined
  },
  visitor: Visitor,
): Promise<StartedProvider> {
  const { provider, redirectTo = '/', agreeToTerms = false } = input
  if (!configuredProviders(deps.environment)[provider]) throw new Refusal('provider_not_configured')
  await take(deps, 'provider', visitor.network)
  const library = accountLibrary(deps, { database: deps.database, visitor })
  const appUrl = deps.environment.APP_URL
  const { headers, response } = await library.api.signInSocial({
    body: {
      provider,
      callbackURL: ownUrl(appUrl, redirectTo),
      errorCallbackURL: `${appUrl}/login`,
      requestSignUp: agreeToTerms,
      disableRedirect: true,
    },
    headers: libraryHeaders(visitor),
    returnHeaders: true,
  })
  return { url: response.url ?? '', cookies: headers.getSetCookie() }
}

/** A page of ours, or the home page: a sign-in must not end on someone else's. */
function ownUrl(appUrl: string, path: string): string {
  const home = `${appUrl}/`
  if (!path.startsWith('/') || !URL.canParse(path, appUrl)) return home
  const url = new URL(path, appUrl)
  return url.origin === new URL(appUrl).origin ? url.href : home
}
