import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'
import { documentOf, type Manifest } from './offline.ts'

const ROOT = join(import.meta.dirname, '..')
/** Each becomes a document of its own. */
const ENTRIES = { 'web/console/start.tsx': 'console.html', 'web/rating/start.tsx': 'rating.html' } as const

/**
 * Builds the console and the page of raters apart from the pages, so that they share no chunk with them and change none
 * (docs/decisions/0085, 0098). Their files go beside theirs; their documents do not, because the server sends them itself
 * (server/features/console/console-page.ts, server/features/rating/rating-page.ts).
 */
export async function buildConsole(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    plugins: [tailwindcss()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      manifest: true,
      rolldownOptions: { input: Object.keys(ENTRIES) },
    },
  })
  const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
  await rm(join(folder, '.vite'), { recursive: true })
  for (const [entry, file] of Object.entries(ENTRIES))
    await writeFile(join(folder, '..', file), documentOf(manifest, entry))
}
