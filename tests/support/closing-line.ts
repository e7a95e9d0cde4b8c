import type { Reporter, TestModule } from 'vitest/node'
import { countLeft } from './run-folder.ts'

/** Prints a runner's result as `NAME: N passed, N failed`, the line that `.ci/run` promises. */
export function closingLine(name: string): Reporter {
  return {
    onTestRunEnd(modules: readonly TestModule[], errors) {
      const tests = modules.flatMap(module => [...module.children.allTests()])
      const passed = tests.filter(test => test.result().state === 'passed').length
      const failed = tests.filter(test => test.result().state === 'failed').length
      // A file that does not load has no tests to count, and an error outside of tests belongs to none.
      const broken = modules.filter(module => module.errors().length > 0).length + errors.length
      const left = countLeft()
      if (left > 0) process.exitCode = 1
      console.log(`\n${name}: ${passed} passed, ${failed + broken + left} failed`)
    },
  }
}
