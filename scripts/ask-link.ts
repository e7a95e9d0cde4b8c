/** Says what came of asking for an address; `said` is for the operator to read. */
export interface LinkAnswer {
  /** `moved`: it answers, and from another site than the one that was asked. */
  readonly state: 'ok' | 'moved' | 'lost'
  readonly said: string
}

/** Milliseconds. */
const PATIENCE = 15_000

/** Presents the caller as a reader's browser: several of these sites answer nothing to programs. */
const HEADERS = {
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'accept-language': 'ar,en;q=0.8',
  'user-agent': 'Mozilla/5.0 (compatible; WijhaLinks/1.0)',
}

/**
 * Asks whether somebody is at home at an address, by GET, for not every site answers HEAD. Refusals (401, 403, 429) count as there:
 * many sites send programs away. What is not found, fails, or never answers is lost, at the second try too. The body is not read.
 */
export async function askLink(url: string, { patience = PATIENCE } = {}): Promise<LinkAnswer> {
  const first = await askOnce(url, patience)
  return first.state === 'lost' ? askOnce(url, patience) : first
}

async function askOnce(url: string, patience: number): Promise<LinkAnswer> {
  try {
    const answer = await fetch(url, { headers: HEADERS, signal: AbortSignal.timeout(patience) })
    await answer.body?.cancel()
    const { status } = answer
    if (status === 404 || status === 410 || status >= 500) return { state: 'lost', said: String(status) }
    if (siteOf(answer.url) !== siteOf(url)) return { state: 'moved', said: `${status} at ${answer.url}` }
    return { state: 'ok', said: String(status) }
  } catch (error) {
    return { state: 'lost', said: reasonOf(error) }
  }
}

const siteOf = (url: string) => new URL(url).host.replace(/^www\./, '')

/** Finds what lies behind "fetch failed": `ENOTFOUND`, `CERT_HAS_EXPIRED`, `redirect count exceeded`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  if (!(cause instanceof Error)) return error.message
  return 'code' in cause && cause.code ? String(cause.code) : cause.message
}
