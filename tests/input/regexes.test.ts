import { expect, test } from 'vitest'
import { listRegexes } from './regexes.ts'

// Without it recheck starts a Java program or a binary where it finds one; what it says must not depend on that.
process.env.RECHECK_SYNC_BACKEND = 'pure'
const { checkSync } = await import('recheck')

const LIMITS = { timeout: 60_000 } as const

/** What the analysis does not call safe, by file, and why it is none the less. */
const REVIEWED: Readonly<Record<string, string>> = {
  'server/env.ts': 'the settings of the operator, not of a stranger',
  'server/features/payment-page/check-payment-page.ts':
    'our own page, tag by tag, and a tag has a longest length',
  'server/features/paper/set-text.ts': 'names, which the contract bounds, and sentences of our own',
  'web/features/account-settings/consent-wording.tsx': 'a wording of our own',
  'server/features/advice/check-advice.ts': 'too wide for the analysis; its input is bounded by the schema',
}

test('no regular expression of the product can be made slow by what it is given', () => {
  const all = listRegexes()
  expect(all.length).toBeGreaterThan(100)
  const bad = all
    .filter(({ file }) => !REVIEWED[file])
    .flatMap(({ pattern, flags, file }) => {
      const { status } = checkSync(pattern, flags, LIMITS)
      return status === 'safe' ? [] : [`${status}: ${file} /${pattern}/${flags}`]
    })
  expect(bad).toEqual([])
}, 600_000)

test('the analysis knows a slow one', () => {
  expect(checkSync('^(a+)+$', '', LIMITS).status).toBe('vulnerable')
  expect(checkSync('\\s+$', '', LIMITS).status).toBe('vulnerable')
})
