import { addNorm } from '#server/features/console/norms.ts'
import type { Operator } from '#server/http/operator.ts'
import type { Demo } from './open-demo.ts'

/**
 * Makes a norm of everybody who took the basic form, and measures it. The invented people are far fewer than its gate asks for, and simulated
 * takers count in none: so the console says what it lacks, and nobody can publish it.
 */
export async function askNorm(demo: Demo, operator: Operator): Promise<void> {
  demo.clock.now = new Date()
  await addNorm(demo.deps, operator, { form: 'basic', by: 'all', group: '', margins: [], source: null })
  await demo.work()
}
