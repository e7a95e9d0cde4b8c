import type { consoleEndpoints } from '#contract/console.ts'
import { consolePaths } from '#contract/console-paths.ts'
import type { Row } from '#web/api/rows.ts'

/** Types the calls of the console; apart from `web/api/rows.ts`, which every page loads. */
export const consoleRows: {
  readonly [Key in keyof typeof consoleEndpoints]: Row<(typeof consoleEndpoints)[Key]>
} = consolePaths
