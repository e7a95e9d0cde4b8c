import type { FullResult, Reporter, Suite } from '@playwright/test/reporter'
import { countLeft } from './run-folder.ts'

/** How many journeys may pass only at their second try; above it the run has failed. */
const MOST_RETRIED = 2

/** Prints each journey that was tried again, how many they were, and the closing line; fails the run when they are too many. */
export default class ClosingLine implements Reporter {
  private suite: Suite | undefined
  private broken = 0

  onBegin(_: unknown, suite: Suite): void {
    this.suite = suite
  }

  onError(): void {
    this.broken++
  }

  async onEnd(): Promise<{ status: FullResult['status'] } | undefined> {
    const tests = this.suite?.allTests() ?? []
    const retried = tests.filter(test => test.outcome() === 'flaky')
    for (const test of retried) console.log(`retried: ${test.titlePath().filter(Boolean).join(' › ')}`)
    if (retried.length > 0)
      console.log(`${retried.length} passed at the second try; more than ${MOST_RETRIED} fail the run`)

    const tooMany = retried.length > MOST_RETRIED
    const left = countLeft()
    const passed = tests.filter(test => test.outcome() === 'expected').length
    const failed = tests.filter(test => test.outcome() === 'unexpected').length + this.broken + left
    const [also, against] = tooMany ? [0, retried.length] : [retried.length, 0]
    console.log(`\njourneys: ${passed + also} passed, ${failed + against} failed`)
    return tooMany || left > 0 ? { status: 'failed' } : undefined
  }

  printsToStdio(): boolean {
    return true
  }
}
