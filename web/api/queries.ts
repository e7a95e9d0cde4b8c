import {
  type DataTag,
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryFunction,
} from '@tanstack/react-query'
import type { User } from '#contract/account.ts'
import type { Endpoint, ResponseOf } from '#contract/endpoint.ts'
import { addressOf, get, type Input } from './client.ts'
import { device } from './device.ts'
import { ApiError, isUnreachable } from './error.ts'
import {
  account,
  assessment,
  companies,
  consultations,
  content,
  credentials,
  cv,
  developmentPlan,
  method,
  notifications,
  payments,
  plans,
  privacy,
  profile,
  type Row,
  reminder,
  report,
  sampleReport,
  seller,
  wants,
} from './rows.ts'

type Fetcher = (path: string, signal?: AbortSignal) => Promise<unknown>

/**
 * Creates a cache whose entries never go stale: no refetch on focus or interval, no retry; a query is a GET of its key's first
 * element.
 */
export function createQueryClient(fetcher: Fetcher = get): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => !meta?.staysOnPage && noteEnd(client, error),
    }),
    mutationCache: new MutationCache({ onError: error => noteEnd(client, error) }),
    defaultOptions: {
      queries: {
        queryFn: async ({ queryKey, signal }) =>
          responseOf(String(queryKey[0]), fetcher(String(queryKey[0]), signal)),
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
        // A query runs without a network too and fails at once: the page then says so.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}

/** The session has ended elsewhere: AppShell then leads to the login page and back. */
function noteEnd(client: QueryClient, error: unknown): void {
  if (error instanceof ApiError && error.code === 'unauthenticated') {
    client.setQueryData(queries.user.queryKey, null)
  }
}

/** Nobody signed in is a response, not an error. */
async function responseOf(path: string, response: Promise<unknown>): Promise<unknown> {
  try {
    return (await response) ?? null
  } catch (error) {
    if (path === account.user.path && error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

/** The questions of a test that goes on without a network, or without a session, come from the device. */
async function getOrKept(path: string, signal?: AbortSignal): Promise<unknown> {
  const isQuestions = QUESTIONS.test(path)
  try {
    const response = await get(path, signal)
    if (isQuestions)
      void device()
        .then(({ keepQuestions }) => keepQuestions(path, response))
        .catch(() => {})
    return response
  } catch (error) {
    if (!isQuestions || !(isUnreachable(error) || (error instanceof ApiError && error.status === 401)))
      throw error
    const response = await device()
      .then(({ readQuestions }) => readQuestions(path))
      .catch(() => undefined)
    if (response === undefined) throw error
    return response
  }
}
const QUESTIONS = /^\/api\/assessment\/[^/]+\/questions\?/

let inBrowser: QueryClient | undefined

/** Returns the page's one cache; on the server a new one for each request. */
export function getQueryClient(): QueryClient {
  if (typeof document === 'undefined') return createQueryClient()
  inBrowser ??= createQueryClient(getOrKept)
  return inBrowser
}

/** Query whose function is the client's: in process on the server, fetch in the browser. */
export interface QueryFor<Data> {
  readonly queryKey: DataTag<readonly [string], Data, Error>
  /** Never given: it carries the type to useQuery. */
  readonly queryFn?: QueryFunction<Data>
  /** An ended session is told on the page; it does not lead away. */
  readonly meta?: { readonly staysOnPage: true }
}

const query = <Data>(path: string): QueryFor<Data> => ({ queryKey: [path] as never })

/** Builds the query of a GET row. @example queryOf(assessment.results, { parameters: { id } }) */
export const queryOf = <E extends Endpoint>(row: Row<E>, input?: Pick<Input<E>, 'parameters' | 'query'>) =>
  query<ResponseOf<E>>(addressOf(row, input))

export const queries = {
  /** null when signed out. */
  user: query<User | null>(account.user.path),
  providers: queryOf(account.providers),
  signInWays: queryOf(account.signInWays),
  devices: queryOf(account.devices),
  consents: queryOf(privacy.consents),
  profile: queryOf(profile.get),
  catalog: queryOf(assessment.catalog),
  assessment: queryOf(assessment.get),
  questions: (id: string, section: string) => ({
    ...queryOf(assessment.questions, { parameters: { id }, query: { section } }),
    meta: { staysOnPage: true } as const,
  }),
  rest: (id: string) => ({
    ...queryOf(reminder.rest, { parameters: { id } }),
    meta: { staysOnPage: true } as const,
  }),
  results: (id: string) => queryOf(assessment.results, { parameters: { id } }),
  /** null without an opened report. */
  developmentPlan: queryOf(developmentPlan.find),
  attempts: queryOf(report.list),
  attemptsBefore: (id: string) => queryOf(report.list, { query: { before: id } }),
  wants: queryOf(wants.get),
  cv: queryOf(cv.get),
  companies: queryOf(companies.list),
  credentials: queryOf(credentials.list),
  notifications: queryOf(notifications.list),
  prices: queryOf(plans.prices),
  method: queryOf(method.get),
  sampleReport: queryOf(sampleReport.get),
  content: queryOf(content.get),
  seller: queryOf(seller.get),
  billing: queryOf(plans.billing),
  consultations: queryOf(consultations.list),
  receipt: (number: string) => queryOf(payments.receipt, { parameters: { number } }),
}
