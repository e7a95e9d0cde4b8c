import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

interface Forbidden {
  readonly what: string
  readonly where: string
  readonly pattern: RegExp
  readonly example: string
  /** Files that may, each with its reason. */
  readonly except?: Readonly<Record<string, string>>
}

const FORBIDDEN: readonly Forbidden[] = [
  {
    what: 'HTML that React does not escape',
    where: 'web/**/*.{ts,tsx}',
    pattern: /dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML|document\.write/,
    example: '<p dangerouslySetInnerHTML={{ __html: text }} />',
    except: {
      'web/features/shell/page-head.tsx': 'structured data: JSON whose every < is written as an escape',
    },
  },
  {
    what: 'text that is run as code',
    where: '{engine,contract,server,web,sandbox,scripts}/**/*.{ts,tsx}',
    pattern: /\beval\(|new Function\(|node:vm|setTimeout\(\s*['"`]/,
    example: "eval('1')",
  },
  {
    what: 'SQL whose words come from elsewhere',
    where: 'server/**/*.ts',
    pattern: /\bsql\.(raw|identifier)\(/,
    example: 'sql.raw(order)',
  },
  {
    what: 'program started through a shell',
    where: '{server,sandbox,scripts}/**/*.ts',
    pattern: /\bexec(Sync)?\(\s*['"`]|shell:\s*true/,
    example: "exec('ls')",
  },
  {
    what: 'request on the console, nor what it carries',
    where: '{server,web}/**/*.{ts,tsx}',
    pattern: /console\.\w+\([^)]*\b(req|request|context|body|session|headers|person|user)\b/,
    example: 'console.log(request)',
  },
  {
    what: 'call to the outside that is not one of the gateways',
    where: 'server/**/*.ts',
    pattern: /(?<![\w.])fetch\(/,
    example: 'await fetch(url)',
    except: {
      'server/gateways/moyasar.ts': 'the payment provider',
      'server/gateways/llm.ts': 'the AI endpoint',
      'server/gateways/alert-webhook.ts': 'the operator’s webhook, which the environment names',
      'server/features/payment-page/check-payment-page.ts': 'our own payment page, as a browser gets it',
    },
  },
]

for (const { what, where, pattern, example, except = {} } of FORBIDDEN) {
  it(`there is no ${what}`, () => {
    expect(pattern.test(example)).toBe(true)
    const files = globSync(where, { cwd: ROOT }).filter(
      file => !/\.test\.tsx?$/.test(file) && !(file in except),
    )
    expect(files.length).toBeGreaterThan(10)
    const found = files.flatMap(file =>
      readFileSync(join(ROOT, file), 'utf8')
        .split('\n')
        .flatMap((line, at) =>
          pattern.test(line) && !/^\s*(\/\/|\*|\/\*)/.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [],
        ),
    )
    expect(found).toEqual([])
  })
}

/** What a process keeps between requests must be no one's: caches of what can be computed again, and how full it is. */
const KEPT: Readonly<Record<string, string>> = {
  'server/features/assessment/list-catalog.ts': 'the catalogue, composed once from the code',
  'server/gateways/typst-worker.ts': 'how many documents the thread has made: when to let go of old layouts',
  'server/features/report/find-sample-report.ts': 'the sample report, computed once from the code',
}

it('no module of the server keeps a variable that changes from request to request', () => {
  const files = globSync('server/**/*.ts', { cwd: ROOT }).filter(file => !/\.test\.ts$/.test(file))
  const found = files.flatMap(file =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        /^(export )?let /.test(line) && !(file in KEPT) ? [`${file}:${at + 1} ${line}`] : [],
      ),
  )
  expect(found).toEqual([])
})
