import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

/**
 * The document that the service worker answers with when the network is away, and the worker, which holds the list of files
 * that the test needs. Read from the bundler's own manifest of what imports what (docs/decisions/0021).
 */

export interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
}
export type Manifest = Readonly<Record<string, Chunk>>

const ROOT = join(import.meta.dirname, '..')
const ENTRY = 'web/offline/start.tsx'
const ROUTE = 'web/routes/assessment.tsx?__react-router-build-client-route'
/** Loaded on the way, and not needed for answering. */
const NOT_OFFLINE = /profile-form|field-step|login-form/

const POLICY = [
  "default-src 'none'",
  ...[
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
  ],
  ...["manifest-src 'self'", "base-uri 'none'", "form-action 'self'"],
].join('; ')

export async function buildOffline(folder: string): Promise<void> {
  const manifestFile = join(folder, '.vite/manifest.json')
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'))
  // For this step alone: it is not to be served.
  await rm(join(folder, '.vite'), { recursive: true })
  const files = [...filesOf(manifest, [ENTRY, ROUTE])].sort()
  const page = documentOf(manifest, ENTRY)
  await writeFile(join(folder, 'offline.html'), page)
  const precache = [
    { url: '/offline.html', revision: createHash('sha256').update(page).digest('hex').slice(0, 16) },
    // Their names hold their hash.
    ...files.map(file => ({ url: `/${file}`, revision: null })),
  ]
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    define: { 'self.__PRECACHE': JSON.stringify(precache), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry: join(ROOT, 'web/offline/worker/service-worker.ts'),
        formats: ['iife'],
        name: 'worker',
        fileName: () => 'service-worker.js',
      },
    },
  })
}

/** The chunks, styles and fonts that these need, now or on the way. */
function filesOf(manifest: Manifest, entries: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const files = new Set<string>()
  const walk = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The bundler's manifest has no ${key}.`)
    if (seen.has(key) || NOT_OFFLINE.test(key)) return
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) walk(next)
  }
  for (const entry of entries) walk(entry)
  return files
}

/** Writes a static document that loads one entry of a build. */
export function documentOf(manifest: Manifest, of: string): string {
  const entry = manifest[of]
  const sheets = new Set(entry?.css)
  const modules = new Set<string>()
  const walk = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || modules.has(chunk.file)) return
    modules.add(chunk.file)
    for (const sheet of chunk.css ?? []) sheets.add(sheet)
    for (const next of chunk.imports ?? []) walk(next)
  }
  for (const key of entry?.imports ?? []) walk(key)
  return [
    '<!doctype html>',
    '<html lang="ar" dir="rtl">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="theme-color" content="#faf8f3" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#0f1614" media="(prefers-color-scheme: dark)">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    ...[...sheets].map(file => `<link rel="stylesheet" href="/${file}">`),
    ...[...modules].map(file => `<link rel="modulepreload" href="/${file}">`),
    `<script type="module" src="/${entry?.file}"></script>`,
    '</head>',
    '<body><div id="page"></div></body>',
    '</html>',
    '',
  ].join('\n')
}
