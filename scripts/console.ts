import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'
import { documentOf, type Manifest } from './offline.ts'

const ROOT = join(import.meta.dirname, '..')
const ENTRY = 'web/console/start.tsx'

/**
 * Builds the console apart from the pages, so that it shares no chunk with them and changes none (docs/decisions/0085). Its files go
 * beside theirs; its document does not, because the server sends it to operators alone (server/features/console/console-page.ts).
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
      rolldownOptions: { input: [ENTRY] },
    },
  })
  const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
  await rm(join(folder, '.vite'), { recursive: true })
  await writeFile(join(folder, '../console.html'), documentOf(manifest, ENTRY))
}
