import { describe, expect, it } from 'vitest'
import { RELEASED } from '#engine/versions/released.ts'
import { TEMPLATE_IDS } from '#engine/vocabulary.ts'
import { fingerprintOf } from '#server/features/report/report-of.ts'
import { readSamples, reportOfSample, sweep } from './sample.ts'

const samples = readSamples()
const attempts = samples.map(({ sample }) => sample.attempt)

describe('what was released stays as it was', () => {
  it.each(samples)('$name: report and fingerprint', ({ sample }) => {
    const report = reportOfSample(RELEASED, sample.attempt)
    expect(report).toEqual(sample.report)
    expect(fingerprintOf(report)).toBe(sample.fingerprint)
  })

  it.each(samples)('$name: the reports of many other answers', ({ sample }) => {
    expect(sweep(RELEASED, sample.attempt)).toBe(sample.sweep)
  })
})

describe('every released version is kept by samples (tests/versions/README.md)', () => {
  it.each(TEMPLATE_IDS)('%s: each version of the form', id => {
    for (const { version } of RELEASED.forms[id]) {
      const own = attempts.filter(({ form, formVersion }) => form === id && formVersion === version)
      expect([version, own.length > 0]).toEqual([version, true])
    }
  })

  it.each(RELEASED.rules.map(({ version }) => version))(
    'rules %i: every form, the core in two fields',
    version => {
      const own = attempts.filter(({ scoringVersion }) => scoringVersion === version)
      expect(new Set(own.map(({ form }) => form))).toEqual(new Set(TEMPLATE_IDS))
      expect(new Set(own.flatMap(({ field }) => field ?? [])).size).toBeGreaterThanOrEqual(2)
    },
  )

  it('versions are numbered from 1 without a gap', () => {
    for (const versions of [RELEASED.rules, ...Object.values(RELEASED.forms)]) {
      expect(versions.map(({ version }) => version)).toEqual(versions.map((_, index) => index + 1))
    }
  })
})
