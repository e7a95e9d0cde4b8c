import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const CLIENT = join(import.meta.dirname, '../../build/client')
const files = globSync('**/*', { cwd: CLIENT }).filter(name =>
  /\.(js|css|html|json|webmanifest|txt|svg)$/.test(name),
)

/** What would show that something has come along which is none of a browser's business. */
const NEVER: Readonly<Record<string, RegExp>> = {
  'a module of the server':
    /node:(fs|crypto|child_process|net)\b|drizzle-orm|pg-boss|createTransport|postgres:\/\//,
  'a scoring key': /["']?\b(rationale|errorCode|isKeyed|reverseKeyed)\b["']?\s*:/,
  'a key or a secret': /\bsk_(test|live)_\w{4,}|AUTH_SECRET|WEBHOOK_SECRET|BEGIN (RSA |EC )?PRIVATE KEY/,
  'a source map': /sourceMappingURL=/,
}

describe('what browsers get', () => {
  it('is there', () => expect(files.filter(name => name.endsWith('.js')).length).toBeGreaterThan(10))

  it('has no source maps beside it', () => expect(globSync('**/*.map', { cwd: CLIENT })).toEqual([]))

  for (const [what, pattern] of Object.entries(NEVER)) {
    it(`holds no trace of ${what}`, () => {
      expect(files.filter(name => pattern.test(readFileSync(join(CLIENT, name), 'utf8')))).toEqual([])
    })
  }
})
