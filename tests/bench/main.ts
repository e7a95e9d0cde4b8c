/**
 * `npm run bench`: measures the app as it is built from the sources of now, prints a table, writes nothing.
 * `npm run bench -- answers` runs one part, `npm run bench -- clicks pages` two.
 */
import { execFileSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import { measureAnswers } from './answers.ts'
import { measureClicks } from './clicks.ts'
import { type Figure, printFigures } from './figures.ts'
import { measurePageLoads } from './page-loads.ts'
import { measurePdf } from './pdf.ts'
import { waitForQuiet } from './quiet.ts'
import { measureReveal } from './reveal.ts'
import { measureStartUp } from './start-up.ts'

const PARTS: Readonly<Record<string, { readonly title: string; readonly measure: () => Promise<Figure[]> }>> =
  {
    clicks: {
      title: 'click to next question, phone, 30 steps, in turns with React alone',
      measure: measureClicks,
    },
    pages: {
      title: 'cold load at CPU 4x and slow 4G, phone, median of 5, and a bare page beside',
      measure: measurePageLoads,
    },
    reveal: { title: 'presses around the reveal of a result at CPU 4x, phone', measure: measureReveal },
    answers: { title: 'answers and pages at concurrency 32, embedded database', measure: measureAnswers },
    pdf: { title: 'reports as PDF, Typst in a worker against Chromium', measure: measurePdf },
    startup: { title: 'start-up and memory at rest', measure: measureStartUp },
  }

const wanted = process.argv.slice(2)
const unknown = wanted.filter(name => !PARTS[name])
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: ${Object.keys(PARTS).join(', ')}.`)
  process.exit(1)
}

execFileSync(process.execPath, ['scripts/build.ts', '--if-needed'], { stdio: 'ignore' })
console.log(
  `Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model}), ${(totalmem() / 2 ** 30).toFixed(0)} GB`,
)
for (const [name, { title, measure }] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const busy = await waitForQuiet()
  console.log(`\n${name}: ${title} (others used ${(busy * 100).toFixed(0)} % of the cores just before)`)
  printFigures(await measure())
}
process.exit(0)
