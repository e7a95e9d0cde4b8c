import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { accountEndpoints } from '#contract/account.ts'
import { assessmentEndpoints } from '#contract/assessment.ts'
import { contentEndpoints } from '#contract/content.ts'
import { type Look, USUAL_LOOK } from '#contract/look.ts'
import { methodEndpoints } from '#contract/method.ts'
import { occupationEndpoints } from '#contract/occupations.ts'
import { planEndpoints } from '#contract/plans.ts'
import { sampleReportEndpoints } from '#contract/sample-report.ts'
import { sellerEndpoints } from '#contract/seller.ts'
import type { Locale } from '#engine/vocabulary.ts'
import { pagePolicy } from './headers.ts'
import { stylesFor } from './page-styles.ts'
import type { CallApi, Render } from './render.ts'

/** Names all that a reading page depends on for a visitor without a session; the landing page shows the day besides (decisions/0057). */
export interface PageToMake {
  /** Includes what of the query the page shows. */
  readonly path: string
  readonly locale: Locale
  readonly theme: Look['theme']
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
 * and the configuration hold; and what editors change, whose revision is in the name of a kept page (kept-pages.ts). A page that makes any other call is not kept.
 */
const FIXED: readonly string[] = [
  accountEndpoints.user.path,
  assessmentEndpoints.catalog.path,
  contentEndpoints.get.path,
  methodEndpoints.get.path,
  occupationEndpoints.list.path,
  planEndpoints.prices.path,
  sampleReportEndpoints.get.path,
  sellerEndpoints.get.path,
]

const [OCCUPATION = ''] = occupationEndpoints.get.path.split('{')
const isFixed = (called: string) => FIXED.includes(called) || called.startsWith(OCCUPATION)

/** Makes pages of the build in `clientFolder`. The policy of a page names its script and its styles by their hashes. */
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
    const scripts = new Set<string>()
    const response = await render(new Request(origin + path), {
      locale,
      look: { ...USUAL_LOOK, theme },
      origin,
      nonce: undefined,
      integrityOf: path => {
        const script = readFileSync(join(clientFolder, path), 'utf8')
        scripts.add(script)
        return hashOf(script)
      },
      call: async called => {
        const answer = await callApi(
          new Request(new URL(called, 'http://pages.internal'), {
            headers: { cookie: `language=${locale}` },
          }),
        )
        if (!isFixed(called) || answer.status >= 500) fixed = false
        return answer
      },
    })
    const rendered = { html: await response.text(), script: [...scripts].join('\n') }
    if (!fixed || response.status !== 200) return null
    const { html, styles } = writeStylesInto(rendered, clientFolder)
    return { html, policy: pagePolicy({ scripts: { hashes: [...scripts].map(hashOf) }, styles }) }
  }
}

const STYLE_SHEET = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"\/>/g

/**
 * Writes into a page what it uses of its style sheets, which saves a first visit a round trip before anything is drawn; lists
 * their hashes.
 */
function writeStylesInto(page: { readonly html: string; readonly script: string }, clientFolder: string) {
  const styles: string[] = []
  const html = page.html.replace(STYLE_SHEET, (_, path: string) => {
    const sheet = stylesFor(page, readFileSync(join(clientFolder, path), 'utf8'))
    styles.push(hashOf(sheet))
    return `<style>${sheet}</style>`
  })
  return { html, styles }
}

/** Returns a hash as a browser checks it (Subresource Integrity, Content Security Policy). */
const hashOf = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`
