import { type Environment, isLocalAddress } from '#server/env.ts'

const ANSWER_LIMIT_MS = 2000

/** Finds why invented people must not be written here, as a sentence for the operator; undefined when they may. */
export async function findReasonAgainst(environment: Environment): Promise<string | undefined> {
  const { APP_URL, ALLOW_DEMO, MOYASAR_SECRET_KEY } = environment
  if (!isLocalAddress(APP_URL) && !ALLOW_DEMO) {
    return 'APP_URL is public: everyone could sign in as the invented people. ALLOW_DEMO=1 adds them all the same.'
  }
  if (MOYASAR_SECRET_KEY) return 'The invented people pay in the sandbox: unset the MOYASAR keys first.'
  if (await isServed(APP_URL)) return `A server answers at ${APP_URL}: stop it first.`
  return undefined
}

function isServed(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) }).then(
    response => response.ok,
    () => false,
  )
}
