import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** What every page with React loads, as one chunk: forty small files cost 15 KB more in headers and lost compression (measured). */
const CORE =
  /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|cookie-es|set-cookie-parser)[\\/]|createLucideIcon|contract[\\/]reading-pages|web[\\/](api[\\/](?!lazy-resolver)|features[\\/]shell[\\/](brand|broken|frame|language|page-title|route|stored|theme\.|top-bar)|reading[\\/](origin|route|theme)|text[\\/](format|load|locale)|ui[\\/](awake|button|classes|hydrated|icon|nuqta|text-link|wordmark|path[\\/]state-line|toast[\\/](store|lazy-toaster)))/

/** The frames around the pages, which those where people arrive do without. */
const SHELL =
  /web[\\/]features[\\/]shell[\\/](?!auth|site|page-head|structured|recipient|checkout|not-found|no-index|notification-(row|sheet))/

/** What pages of arrival and the question page share: inputs, the path, the closed lists. */
const SHARED =
  /web[\\/]ui[\\/](dialog|field|input|choice|note|skeleton|state-panel|path[\\/])|icons[\\/](arrow-(left|right)|cloud-off|timer|house)\.|contract[\\/]messages|engine[\\/]vocabulary/

/** The pages where people arrive, and what stands on them alone. */
const ARRIVAL =
  /web[\\/](features[\\/]account[\\/](form-head|login-aside|login-form|register-aside|register-form|provider-buttons|report-failure|use-sentence)|features[\\/]shell[\\/]auth|ui[\\/]native-form)/

/** Marks, the line of a score, what is consented to, of a few hundred bytes each: alone, every one costs a page a round trip. */
const MARKS =
  /web[\\/]ui[\\/](badge|sheet|chart[\\/]score-line)|contract[\\/]consent-wording|icons[\\/](download|lock|lock-open|mail-exclamation-point|plus|send|zap)\./

/** What a person's results have in common with a sample and with what an employer sees. */
const REPORT =
  /web[\\/](features[\\/]results[\\/]((?!locked)[a-z]+-part|occupation-list|quality-note|section-scores|total-score)|ui[\\/]chart[\\/]radar)/

/** What the device keeps of a test, loaded at rest by every page of a person; and the screens that show its questions. */
const ANSWERS = /web[\\/]answers[\\/]|node_modules[\\/]idb[\\/]/
const QUESTIONS =
  /web[\\/](features[\\/]assessment[\\/](?!field-(grid|step|icons)|completion|reset|start-step)|routes[\\/]assessment(-page)?\.tsx)/

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // scripts/offline.ts reads the manifest and removes it.
  build: { target: 'es2022', assetsInlineLimit: 0, manifest: true },
  // Bundled on its own, as a worker would be, is the script of reading pages (web/reading/main.ts).
  worker: { format: 'es' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: ['web/offline/start.tsx'],
          output: {
            codeSplitting: {
              groups: [
                { name: 'core', test: CORE, priority: 4 },
                { name: 'shell', test: SHELL, priority: 3 },
                { name: 'shared', test: SHARED, priority: 2 },
                { name: 'arrival', test: ARRIVAL, priority: 1 },
                { name: 'answers', test: ANSWERS, priority: 1 },
                { name: 'marks', test: MARKS, priority: 1 },
                { name: 'report', test: REPORT, priority: 1 },
                { name: 'questions', test: QUESTIONS, priority: 0 },
              ],
            },
          },
        },
      },
    },
  },
  optimizeDeps: {
    include: [
      ...['react-router', 'react-router/dom', '@tanstack/react-query', 'lucide-react'],
      ...['@radix-ui/react-toast', 'zod'],
    ],
  },
})
