import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** What every page loads, as one chunk: forty small files cost 15 KB more in headers and lost compression (measured). */
const CORE =
  /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|cookie-es|set-cookie-parser)[\\/]|createLucideIcon|web[\\/](api[\\/](?!lazy-resolver)|features[\\/]shell[\\/]|text[\\/](format|load|locale)|ui[\\/](button|classes|icon|nuqta|wordmark|path[\\/]state-line|toast[\\/](store|lazy-toaster)))/

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // scripts/offline.ts reads the manifest and removes it.
  build: { target: 'es2022', assetsInlineLimit: 0, manifest: true },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: ['web/offline/start.tsx'],
          output: { codeSplitting: { groups: [{ name: 'core', test: CORE }] } },
        },
      },
    },
  },
  optimizeDeps: {
    include: [
      ...['react-router', 'react-router/dom', '@tanstack/react-query', 'lucide-react', 'react-hook-form'],
      ...['@hookform/resolvers/zod', '@radix-ui/react-toast', 'zod'],
    ],
  },
})
