import type { FullResult, Reporter, Suite } from '@playwright/test/reporter'

/** The same closing line for the journeys. */
export default class ClosingLine implements Reporter {
  private suite: Suite | undefined
  private broken = 0

  onBegin(_: unknown, suite: Suite): void {
    this.suite = suite
  }

  onError(): void {
    this.broken++
  }

  onEnd(_: FullResult): void {
    const tests = this.suite?.allTests() ?? []
    for (const test of tests) {
      if (test.outcome() === 'flaky') console.log(`flaky: ${test.titlePath().join(' › ')}`)
    }
    const outcomes = tests.map(test => test.outcome())
    const passed = outcomes.filter(outcome => outcome === 'expected' || outcome === 'flaky').length
    const failed = outcomes.filter(outcome => outcome === 'unexpected').length
    console.log(`\njourneys: ${passed} passed, ${failed + this.broken} failed`)
  }

  printsToStdio(): boolean {
    return true
  }
}
