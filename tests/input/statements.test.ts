import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from '#contract/index.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const sources = (pattern: string) =>
  globSync(pattern, { cwd: ROOT })
    .filter(file => !/\.test\.tsx?$|for-tests/.test(file))
    .map(file => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))
const SERVER = sources('{server,contract,engine}/**/*.ts')
const WEB = sources('web/**/*.{ts,tsx}')

const filesWith = (all: readonly { file: string; text: string }[], pattern: RegExp) =>
  all.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

describe('a statement to the database', () => {
  test('is never put together from text: no raw SQL, no identifier from outside', () => {
    expect(SERVER.length).toBeGreaterThan(200)
    expect(filesWith(SERVER, /\bsql\.(raw|identifier)\b/)).toEqual([])
  })

  test('that goes past the query builder holds no value', () => {
    // `query(\`… ${…}\`)`: what stands in braces there would be part of the statement. So it would in a text made before.
    const put =
      /\.query(?:<[^>]*>)?\(\s*(?:`[^`]*\$\{|[^`'")]*\+|\w+\s*\+)|\b(?:text|statement)\s*[:=]\s*`\s*(?:select|insert|update|delete|with)\b[^`]*\$\{/i
    expect(filesWith(SERVER, put).sort()).toEqual([
      // Names of columns, out of the schema, when the server starts.
      'server/features/assessment/save-answer.ts',
      // Names of tables and columns, out of our own list (db/classification.ts).
      'server/features/privacy/collect-data.ts',
      // Makes the embedded database's role, with a password that it has made itself.
      'server/gateways/postgres/start-embedded.ts',
    ])
    for (const text of ['query(`select ${', 'query<Row>(`select ${', 'query<Row>(start + ']) {
      expect(put.test(`pool.${text}name}\`)`), text).toBe(true)
    }
    expect(put.test('const text = `select ${' + 'name}`')).toBe(true)
  })
})

/** Data for search engines: JSON of our own words, its angle brackets escaped, in a block that is not run. */
const REVIEWED = ['web/features/shell/page-head.tsx']

describe('text of a stranger', () => {
  test('never becomes markup or a program in a page', () => {
    const markup =
      /dangerouslySetInnerHTML|\.innerHTML\s*=|\.outerHTML\s*=|insertAdjacentHTML|document\.write/
    expect(filesWith(WEB, markup).filter(file => !REVIEWED.includes(file))).toEqual([])
    expect(filesWith([...WEB, ...SERVER], /\beval\(|new Function\(|setTimeout\(\s*['"`]/)).toEqual([])
  })

  test('never is a command: child processes get lists, not lines', () => {
    expect(filesWith(SERVER, /(?<![.\w])(?:exec|execSync)\(|shell:\s*true/)).toEqual([])
  })

  /**
   * No request names an address for the server to call (SSRF). Where the server calls out, the operator's settings say where:
   * the payment provider, the AI endpoint, the two sign-in providers, and its own pages.
   */
  test('never says where the server calls', () => {
    const urls = endpoints.flatMap(({ body, query, method, path }) =>
      [body, query].flatMap(schema =>
        schema &&
        /"format":"(uri|url)"/.test(
          JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
        )
          ? [`${method} ${path}`]
          : [],
      ),
    )
    // Where a consultant meets people: kept and shown, opened by browsers alone.
    expect(urls).toEqual(['POST /api/operator/consultation-hours'])
    expect(
      filesWith(SERVER, /(?<![.\w])fetch\(|https?\.(?:request|get)\(|new OpenAI\(|createTransport\(/).sort(),
    ).toEqual(CALLS_OUT)
  })
})

const CALLS_OUT = [
  'server/features/payment-page/check-payment-page.ts',
  'server/gateways/alert-webhook.ts',
  'server/gateways/llm.ts',
  'server/gateways/message.ts',
  'server/gateways/moyasar.ts',
]
