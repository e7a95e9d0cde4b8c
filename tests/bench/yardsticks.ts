import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { build } from 'vite'
import { LANDING } from '#web/text/landing.ts'

const CLIENT_FOLDER = join(import.meta.dirname, '../../build/client')

const HTML = 'text/html; charset=utf-8'

export interface Yardstick {
  readonly url: string
  close(): void
}

/** Serves the words above the fold of the landing page in the fonts at these addresses, and nothing else. */
export function serveBarePage(fonts: readonly string[]): Promise<Yardstick> {
  const { title, lead } = LANDING.ar
  const preloads = fonts.map(
    font => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`,
  )
  const faces = fonts.map(
    (font, index) =>
      `@font-face { font-family: f${index}; src: url(${font}) format('woff2'); font-display: swap }`,
  )
  const paragraphs = fonts.map((_, index) => `<p style="font: 18px f${index}">${lead}</p>`)
  const html = `<!doctype html><html lang="ar" dir="rtl"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
${preloads.join('')}<style>${faces.join(' ')}</style><h1 style="font: 44px f${fonts.length - 1}">${title}</h1>${paragraphs.join('')}`
  return serve(path =>
    fonts.includes(path) ? ['font/woff2', readFileSync(join(CLIENT_FOLDER, path))] : [HTML, html],
  )
}

/** Serves a page of React alone that asks one question after the other. */
export async function serveBareQuestions(): Promise<Yardstick> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: join(import.meta.dirname, 'bare-questions.tsx') } },
  })
  const [{ output } = { output: [] }] = 'output' in built ? [built] : Array.isArray(built) ? built : []
  const chunk = output.find(part => part.type === 'chunk')
  if (chunk?.type !== 'chunk') throw new Error('The bare page was not built.')
  const html = `<!doctype html><html lang="ar" dir="rtl"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Questions</title>
<body><script type="module" src="/page.js"></script>`
  return serve(path => (path === '/page.js' ? ['text/javascript', chunk.code] : [HTML, html]))
}

async function serve(
  answer: (path: string) => readonly [type: string, body: string | Buffer],
): Promise<Yardstick> {
  const server = createServer((request, response) => {
    const [type, body] = answer(request.url ?? '/')
    response.writeHead(200, { 'content-type': type }).end(body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
