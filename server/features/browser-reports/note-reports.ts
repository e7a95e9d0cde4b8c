import type { BrowserReports } from '#contract/browser-reports.ts'
import type { Deps } from '#server/deps.ts'
import { limitSubject } from '#server/http/address.ts'
import { takeAll } from '#server/http/limits.ts'

/** A broken page reports the same thing for every element; its first lines say it all. */
const NOTED = 10

/**
 * Writes to the log what browsers say that a policy has stopped: what was asked for, where from, on which kind of page. No
 * address whole, for it may hold a token or a number, and no sample of what stood in the page.
 */
export async function noteReports(
  deps: Pick<Deps, 'database' | 'secret' | 'environment' | 'log'>,
  { reports, caller }: { reports: BrowserReports; caller: string },
): Promise<undefined> {
  await takeAll(deps, [
    ['security_report_by_address', limitSubject(caller)],
    ['security_report', 'all'],
  ])
  for (const violation of listed(reports).slice(0, NOTED)) {
    deps.log.warn(
      { event: 'policy_violation', ...violation },
      'a browser stopped what a policy does not allow',
    )
  }
}

interface Violation {
  readonly kind: string
  readonly directive: string
  readonly blocked: string
  readonly page: string
  readonly source: string
  readonly line: number | null
}

function listed(reports: BrowserReports): readonly Violation[] {
  if (!Array.isArray(reports)) {
    const one = reports['csp-report']
    return [
      {
        kind: 'csp-violation',
        directive: plain(one['effective-directive']),
        blocked: originOf(one['blocked-uri']),
        page: firstStep(one['document-uri']),
        source: fileOf(one['source-file']),
        line: one['line-number'] ?? null,
      },
    ]
  }
  return reports.map(({ type, url, body }) => ({
    kind: plain(type),
    directive: plain(body?.effectiveDirective),
    blocked: originOf(body?.blockedURL),
    page: firstStep(url),
    source: fileOf(body?.sourceFile),
    line: body?.lineNumber ?? null,
  }))
}

/** `script-src-elem`, `csp-violation`: anything else is not what a browser writes. */
function plain(word = ''): string {
  return /^[a-z-]{1,40}$/.test(word) ? word : ''
}

/** `https://elsewhere.example`, or what browsers write in its place: `inline`, `eval`, `data`. */
function originOf(address = ''): string {
  if (plain(address)) return address
  if (!URL.canParse(address)) return ''
  const { origin, protocol } = new URL(address)
  return origin === 'null' ? protocol : origin
}

/** `/r` of `/r/a-secret`. */
function firstStep(address = ''): string {
  return URL.canParse(address) ? (/^\/[a-z-]{0,40}(?=\/|$)/.exec(new URL(address).pathname)?.[0] ?? '') : ''
}

/** A file of ours by its name, one from elsewhere (an extension, an injected script) by its origin. */
function fileOf(address = ''): string {
  if (!URL.canParse(address)) return ''
  return /^\/assets\/[\w.-]{1,100}$/.exec(new URL(address).pathname)?.[0] ?? originOf(address)
}
