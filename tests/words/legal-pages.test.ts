import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { LEGAL_VERSIONS, type LegalPageId } from '#contract/legal-versions.ts'
import { REFUND_DAYS } from '#server/features/access/prices.ts'
import { WORDINGS } from '#server/features/consents/wordings.ts'
import { LEGAL_PAGES } from '#web/text/legal.ts'

/** The words of each version, as a hash. A new version gets a new line; the old ones stay. */
const WORDS: Readonly<Record<LegalPageId, Readonly<Record<string, string>>>> = {
  terms: { '2026-11-20': '28c7cb8c65b09f95' },
  privacy: {
    '2026-11-20': '4a5a7d0b967437cf',
    '2026-11-23': '6fcade07f951642a',
    '2026-11-24': '80fba7ed11302198',
    '2026-11-28': '3d1b8a44b7e8f14f',
    '2026-11-29': '233825354627e6d0',
    '2026-11-30': '2f55d3bfef986670',
  },
  refunds: { '2026-11-20': '4e552ebb606ceca4', '2026-11-24': 'f75fd1a47244bb09' },
  accessibility: { '2026-11-20': '059b97ba6af66792', '2026-11-23': 'dec9ff847b95955b' },
}
const IDS = Object.keys(LEGAL_VERSIONS) as LegalPageId[]

test.each(IDS)('the words of /%s are those of its version', id => {
  const hash = createHash('sha256').update(JSON.stringify(LEGAL_PAGES[id])).digest('hex').slice(0, 16)
  expect(WORDS[id][LEGAL_VERSIONS[id]], 'changed words need a new date in contract/legal-versions.ts').toBe(
    hash,
  )
})

test('what a registration records is the version that the page shows', () => {
  expect([WORDINGS.terms.version, WORDINGS.privacy.version]).toEqual([
    LEGAL_VERSIONS.terms,
    LEGAL_VERSIONS.privacy,
  ])
})

test('the days of a refund are the same in every document, and those of the price list', () => {
  const documents = [LEGAL_PAGES.terms, LEGAL_PAGES.refunds]
  for (const { ar, en } of documents) {
    expect(JSON.stringify(ar)).toContain(`خلال ${REFUND_DAYS} يوماً`)
    expect(JSON.stringify(en)).toContain(`within ${REFUND_DAYS} days`)
  }
})

test('no sentence of a page names another number of days for a refund', () => {
  const folder = fileURLToPath(new URL('../../web/text/', import.meta.url))
  const lines = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap(name => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter(line => /refund|سترد|سترجاع/i.test(line))
  const named = lines.flatMap(line =>
    [...line.matchAll(/(\d+) (?:يوماً|أيام|days)/g)].map(([, days]) => Number(days)),
  )
  expect(named.length).toBeGreaterThanOrEqual(8)
  expect(new Set(named)).toEqual(new Set([REFUND_DAYS]))
})
