import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { accountEndpoints } from '#contract/account.ts'
import { assessmentEndpoints } from '#contract/assessment.ts'
import { methodEndpoints } from '#contract/method.ts'
import { planEndpoints } from '#contract/plans.ts'
import { sampleReportEndpoints } from '#contract/sample-report.ts'
import { sellerEndpoints } from '#contract/seller.ts'
import type { Locale } from '#engine/vocabulary.ts'
import { pagePolicy } from './headers.ts'
import type { CallApi, Render, Theme } from './render.ts'

/** Names all that a reading page depends on for a visitor without a session. */
export interface PageToMake {
  /** Includes what of the query the page shows. */
  readonly path: string
  readonly locale: Locale
  readonly theme: Theme
}

export interface MadePage {
  readonly html: string
  /** Goes into the page's Content-Security-Policy header. */
  readonly policy: string
}

/** Renders a page as any visitor gets it; null where it must not be kept. */
export type MakePage = (page: PageToMake) => Promise<MadePage | null>

/**
 * Lists the calls whose responses are the same until the process ends, for callers without a session: they say what the code, the bank
 * and the configuration hold. A page that makes any other call is not kept.
 */
const FIXED: readonly string[] = [
  accountEndpoints.user.path,
  assessmentEndpoints.catalog.path,
  methodEndpoints.get.path,
  planEndpoints.prices.path,
  sampleReportEndpoints.get.path,
  sellerEndpoints.get.path,
]

/** Makes pages of the build in `clientFolder`, whose scripts are named by their hashes in the policy of the page. */
export function createPageMaker({
  render,
  callApi,
  appUrl,
  clientFolder,
}: {
  readonly render: Render
  readonly callApi: CallApi
  readonly appUrl: string
  readonly clientFolder: string
}): MakePage {
  const { origin } = new URL(appUrl)
  return async ({ path, locale, theme }) => {
    let fixed = true
    const hashes = new Set<string>()
    const response = await render(new Request(origin + path), {
      locale,
      theme,
      origin,
      nonce: undefined,
      integrityOf: script => {
        const hash = integrityOf(join(clientFolder, script))
        hashes.add(hash)
        return hash
      },
      call: async called => {
        const answer = await callApi(
          new Request(new URL(called, 'http://pages.internal'), {
            headers: { cookie: `language=${locale}` },
          }),
        )
        if (!FIXED.includes(called) || answer.status >= 500) fixed = false
        return answer
      },
    })
    const html = await response.text()
    if (!fixed || response.status !== 200) return null
    return { html, policy: pagePolicy({ scripts: { hashes: [...hashes] } }) }
  }
}

/** Returns a file's hash as a browser checks it (Subresource Integrity). */
const integrityOf = (file: string) =>
  `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`
