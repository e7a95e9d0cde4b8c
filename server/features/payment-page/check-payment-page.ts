import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from '#engine/languages/index.ts'
import { paymentPageHeaders } from '#server/http/headers.ts'
import { INLINE, LOADED } from './inventory.ts'

/** Describes a part of the page that is not as it was built. */
export interface Difference {
  readonly kind: 'header' | 'script' | 'file' | 'markup' | 'unreachable'
  readonly what: string
}

/**
 * Compares the page with the card form, as a browser receives it, with the build in a folder: its security headers, every
 * script in it, every file that our pages load (PCI DSS 11.6.1). An empty list says that nothing was changed on the way.
 *
 * @param url the public address of the site
 * @param clientFolder `build/client` of the same version; best a copy that whoever could change the site cannot reach
 */
export async function checkPaymentPage({
  url,
  providerUrl,
  clientFolder,
}: {
  readonly url: string
  readonly providerUrl: string
  readonly clientFolder: string
}): Promise<readonly Difference[]> {
  const differences: Difference[] = []
  for (const language of LOCALES) {
    for (const path of PATHS) {
      const response = await receive(new URL(path, url), { ...BROWSER, cookie: `language=${language}` })
      if (!response?.ok) return [{ kind: 'unreachable', what: `${path}: ${response?.status ?? 'no answer'}` }]
      const html = await response.text()
      const policy = response.headers.get('content-security-policy') ?? ''
      const nonce = /'nonce-([\w+/=-]+)'/.exec(policy)?.[1] ?? ''
      differences.push(
        ...headerDifferences(response.headers, paymentPageHeaders({ url, providerUrl, nonce })),
        ...scriptDifferences(html, nonce, clientFolder),
        ...markupDifferences(html, clientFolder),
      )
    }
  }
  return [...differences, ...(await fileDifferences(url, clientFolder))]
}

/** The page as it is linked, and with a query: what is shown to one of them alone is seen. */
const PATHS = ['/payment', '/payment?plan=pro']

/** What a browser says that follows a link: who tampers leaves programs alone. */
const BROWSER = {
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'upgrade-insecure-requests': '1',
}

async function receive(url: URL, headers: Readonly<Record<string, string>> = {}): Promise<Response | null> {
  return fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(10_000) }).catch(() => null)
}

/** Headers by which a response loads or leads elsewhere; ours has none of them. */
const LEADING = ['refresh', 'link', 'location', 'content-location', 'sourcemap', 'x-sourcemap']

function headerDifferences(received: Headers, expected: ReadonlyMap<string, string>): readonly Difference[] {
  return [
    ...[...expected].filter(([name, value]) => received.get(name) !== value).map(([name]) => name),
    ...LEADING.filter(name => received.has(name) && !expected.has(name)),
  ].map(name => ({ kind: 'header', what: `${name}: ${received.get(name) ?? 'missing'}` }))
}

const NAMES = new Set(LOADED.flatMap(row => row.scripts))

/** Every `<script`, however it is written: one that is not understood is one too many. */
function scriptDifferences(html: string, nonce: string, clientFolder: string): readonly Difference[] {
  return html
    .split(/<script(?![\w-])/i)
    .slice(1)
    .flatMap((rest): Difference[] => {
      const [, attributes = '', text = ''] = /^([^<>]*)>([\s\S]*?)<\/script>/.exec(rest) ?? []
      const src = /\ssrc="([^"]*)"/.exec(attributes)?.[1]
      const known = src === undefined ? isKnownInline(text) : isOurs(src, clientFolder)
      if (known && attributes.includes(` nonce="${nonce}"`)) return []
      return [{ kind: 'script', what: src ?? `inline sha256 ${hash(text)}` }]
    })
}

function isKnownInline(text: string): boolean {
  return INLINE.some(({ sha256, shape }) => (sha256 ? sha256 === hash(text) : shape?.test(text)))
}

/** A file of our build that the inventory names. */
function isOurs(src: string, clientFolder: string): boolean {
  const name = /^\/assets\/([\w.-]+)-[\w-]{8}\.js$/.exec(src)?.[1]
  return name !== undefined && NAMES.has(name) && existsSync(join(clientFolder, src))
}

/** What runs or sends without being a script, or makes other addresses ours. */
const FORBIDDEN = /<(?:iframe|object|embed|base|frame|applet)\b|\son[a-z]+\s*=|javascript:|srcdoc|http-equiv/i
/** The drawing of our name is one tag of five thousand signs. */
const LONGEST_TAG = 20_000

function markupDifferences(html: string, clientFolder: string): readonly Difference[] {
  const tags = withoutScriptText(html).match(/<[^<>]*>/g) ?? []
  return tags.flatMap((tag): Difference[] => {
    const wrong = tag.length > LONGEST_TAG || FORBIDDEN.test(tag) || loads(tag, clientFolder) || sends(tag)
    return wrong ? [{ kind: 'markup', what: tag.slice(0, 120) }] : []
  })
}

/** Scripts are looked at by themselves; of each only its opening tag stays. */
function withoutScriptText(html: string): string {
  const parts = html.split(/<\/script>/i).map(part => {
    const opened = part.search(/<script(?![\w-])/i)
    const end = opened < 0 ? -1 : part.indexOf('>', opened)
    return end < 0 ? part : part.slice(0, end + 1)
  })
  return parts.join('')
}

/** A file that is not of our build. */
function loads(tag: string, clientFolder: string): boolean {
  if (!/^<link\b/i.test(tag) || /\srel="(?:canonical|alternate)"/.test(tag)) return false
  return !existsSync(join(clientFolder, /\shref="([^"]*)"/.exec(tag)?.[1] ?? '//'))
}

/** A form to another site. */
function sends(tag: string): boolean {
  return /\s(?:form)?action="(?!\/(?!\/))/.test(tag)
}

/** Each script and style of the build, the service worker and what it shows without a network, as they are served. */
async function fileDifferences(url: string, clientFolder: string): Promise<readonly Difference[]> {
  const named = (folder: string, ending: RegExp) =>
    readdirSync(join(clientFolder, folder)).filter(name => ending.test(name))
  const paths = [
    ...named('assets', /\.(js|css)$/).map(name => `/assets/${name}`),
    ...named('', /\.(js|html|webmanifest|svg)$/).map(name => `/${name}`),
  ]
  const differences: Difference[] = []
  for (const path of paths) {
    const response = await receive(new URL(path, url))
    const received = response?.ok ? Buffer.from(await response.arrayBuffer()) : undefined
    if (!received?.equals(readFileSync(join(clientFolder, path)))) {
      differences.push({ kind: 'file', what: path })
    }
  }
  return differences
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
