import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/**
 * Lists the chunks that pages share. A module belongs to the first chunk, by priority, that names the start of its path
 * below `in`; what no chunk names goes where it is used.
 */
const CHUNKS = {
  /** What every page with React loads: forty small files cost 15 KB more in headers and lost compression (measured). */
  core: {
    priority: 4,
    in: [
      ...below(
        'node_modules',
        'react/ react-dom/ scheduler/ react-router/ @tanstack/ cookie-es/ set-cookie-parser/',
      ),
      ...['createLucideIcon', 'engine/languages', 'contract/reading-pages'],
      'web/api/',
      ...below(
        'web/features/shell',
        'brand broken frame language lazy-watched page-title route stored look. top-bar',
      ),
      ...below('web/reading', 'origin route theme'),
      ...below('web/text', 'format load locale'),
      ...below('web/ui', 'awake button classes hydrated icon nuqta text-link wordmark path/state-line'),
      ...below('web/ui/toast', 'store lazy-toaster'),
    ],
    except: ['web/api/lazy-resolver', 'web/api/save-file'],
  },
  /** The frames around the pages, which those where people arrive do without. */
  shell: {
    priority: 3,
    in: ['web/features/shell/'],
    except: below(
      'web/features/shell',
      'auth site page-head structured recipient checkout not-found no-index notification-row notification-sheet watched-banner',
    ),
  },
  /** What pages of arrival and the question page share: choices, the path, the closed lists. */
  shared: {
    priority: 2,
    in: [
      ...below('web/ui', 'dialog check-list choice field-error note skeleton state-panel path/'),
      ...below('icons', 'arrow-left. arrow-right. chevron-down. cloud-off. timer. house.'),
      ...['contract/includes-ai', 'engine/vocabulary'],
    ],
  },
  /** What is typed and what is said of it, which a question has none of. */
  forms: {
    priority: 2,
    in: [...below('web/ui', 'field. input native-form'), 'contract/messages', 'web/text/use-field-message'],
  },
  /** The pages where people arrive, and what stands on them alone. */
  arrival: {
    priority: 1,
    in: [
      ...below('web/features/account', 'form-head login-aside login-form register-aside register-form'),
      ...below('web/features/account', 'provider-buttons report-failure'),
      'web/features/shell/auth',
    ],
  },
  /** What the device keeps of a test, loaded at rest by every page of a person. */
  answers: {
    priority: 1,
    in: ['web/answers/', 'node_modules/idb/'],
    except: ['web/answers/outbox', 'web/answers/wants', 'web/answers/development-plan'],
  },
  /** Marks and the line of a score, of a few hundred bytes each: alone, every one costs a page a round trip. */
  marks: {
    priority: 1,
    in: [
      ...below('web/ui', 'badge chart/score-line chart/score-path'),
      ...below('icons', 'download. lock. lock-open. share-2. mail-exclamation-point. plus. send. zap.'),
    ],
  },
  /** What a person's results have in common with a sample and with what an employer sees. */
  report: {
    priority: 1,
    in: [
      ...below(
        'web/features/results',
        'headline occupation-list quality-note result-headline section-scores total-score',
      ),
      ...below('web/features/results', 'careers-part detail-part facets-part method-part narrative-part'),
      ...below('web/features/results', 'plan-part radar-part'),
      'web/ui/chart/radar',
    ],
  },
  /** The screens that show the questions of a test. */
  questions: {
    priority: 0,
    in: ['web/features/assessment/', 'web/routes/assessment.tsx', 'web/routes/assessment-page.tsx'],
    except: below(
      'web/features/assessment',
      'field-grid field-step field-icons completion reset start-step guess- rest- listen- spoken-',
    ),
  },
} satisfies Record<string, { priority: number; in: string[]; except?: string[] }>

/** Joins a folder with the beginnings of names in it. */
function below(folder: string, names: string): string[] {
  return names.split(' ').map(name => `${folder}/${name}`)
}

function groups() {
  return Object.entries(CHUNKS).map(([name, { priority, ...chunk }]) => {
    const except = 'except' in chunk ? chunk.except : []
    const holds = (id: string) => (part: string) => id.includes(part)
    return { name, priority, test: (id: string) => chunk.in.some(holds(id)) && !except.some(holds(id)) }
  })
}

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
          output: { codeSplitting: { groups: groups() } },
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
