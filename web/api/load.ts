import { dehydrate, hashKey, type QueryClient } from '@tanstack/react-query'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import type { User } from '#contract/account.ts'
import { appContext } from '#web/context.ts'
import { read } from './client.ts'
import { ApiError } from './error.ts'
import { createQueryClient, getQueryClient, type QueryFor, queries } from './queries.ts'
import { loginPath, safeRedirect } from './redirect.ts'

/**
 * Requests what a page needs before it shows, said once and run twice: on the server through our own API in the process, in the
 * browser through the query cache, so that a navigation asks for nothing that is there already.
 *
 * @example
 * const needs: Needs = async ({ get, requireSession }) => {
 *   await requireSession()
 *   const assessment = await get(queries.assessment)
 *   if (assessment?.isCompleted) await get(queries.results(assessment.id))
 * }
 * export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, needs)
 * export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(args, needs)
 * // In the component: const { data, error } = useQuery(queries.assessment)
 */
export type Needs = (page: Page) => Promise<unknown>

interface Page {
  readonly url: URL
  readonly get: <Data>(query: QueryFor<Data>) => Promise<Data>
  /** The signed-in person; otherwise the visit goes to the login page and comes back afterwards. */
  readonly requireSession: () => Promise<User>
  /** Sends a person who is signed in already to where a sign-in would lead. */
  readonly leadOn: () => Promise<void>
}

/**
 * Carries a route's share of the query cache to the HydrationBoundary in root.tsx, as JSON: as an object it would cross the wire in the
 * router's own format, which compresses worse (3 KB of an opened result).
 */
export interface Loaded {
  readonly dehydrated?: string
}

/** The loaders of one request share a cache, so that what two of them need is asked once. */
const clients = new WeakMap<object, QueryClient>()

export async function loadOnServer(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  needs: Needs,
): Promise<Loaded> {
  let client = clients.get(context)
  if (!client) {
    const { call } = context.get(appContext)
    client = createQueryClient(async path => read(await call(path as `/api/${string}`)))
    clients.set(context, client)
  }
  const asked = await run(client, new URL(request.url), needs)
  const { queries } = dehydrate(client, {
    shouldDehydrateQuery: query => query.state.status === 'success' && asked.has(query.queryHash),
  })
  return { dehydrated: JSON.stringify(queries) }
}

export async function loadInBrowser(
  { request }: { readonly request: Request },
  needs: Needs,
): Promise<Loaded> {
  await run(getQueryClient(), new URL(request.url), needs)
  return {}
}

/** A query that fails leaves its error to the page, which shows it with a way on; redirects pass. */
async function run(client: QueryClient, url: URL, needs: Needs): Promise<ReadonlySet<string>> {
  const asked = new Set<string>()
  const toLogin = () => redirect(loginPath(url.pathname + url.search))
  try {
    await needs({
      url,
      get: query => {
        asked.add(hashKey(query.queryKey))
        return client.fetchQuery(query)
      },
      // The person is in the root's data already.
      requireSession: async () => {
        const user = await client.fetchQuery<User | null>(queries.user)
        if (!user) throw toLogin()
        return user
      },
      leadOn: async () => {
        const { searchParams } = url
        if (searchParams.has('signedOut')) return
        if (await client.fetchQuery<User | null>(queries.user))
          throw redirect(safeRedirect(searchParams.get('redirectTo')))
      },
    })
  } catch (error) {
    if (error instanceof Response) throw error
    if (error instanceof ApiError && error.status === 401) throw toLogin()
    // Refused is not broken: a mistyped number or a dead link is no news for the operator.
    const refused = error instanceof ApiError && error.status < 500
    if (typeof document === 'undefined' && !refused) console.error(error)
  }
  return asked
}
