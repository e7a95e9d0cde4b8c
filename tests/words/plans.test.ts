import { describe, expect, it } from 'vitest'
import { LOCALES } from '#engine/languages/index.ts'
import { accessBy } from '#server/features/access/access.ts'
import { ROWS } from '#web/features/plans/comparison-table.tsx'
import { PLANS_TEXT, planFeatures } from '#web/text/plans.ts'

const NOTHING_BY_AI = { ai: false }
const BY_AI = { ai: true }

describe.each(LOCALES)('what is sold, in %s', locale => {
  const text = PLANS_TEXT[locale]
  const starter = planFeatures(text, 'starter', BY_AI).join(' ')
  const pro = planFeatures(text, 'pro', BY_AI).join(' ')

  it('names as many reports to companies a day as each opens', () => {
    expect(text.singleFeatures.join(' ')).toContain(String(accessBy('basic', ['unlock']).companySendingsADay))
    expect(starter).toContain(String(accessBy('basic', ['starter']).companySendingsADay))
    expect(pro).toContain(String(accessBy('basic', ['pro']).companySendingsADay))
  })

  it('names the number to verify and the credential wherever the report is opened, in lists and in the comparison', () => {
    const opened = (['unlock', 'starter', 'pro'] as const).map(kind => accessBy('basic', [kind]).fullReport)
    expect(opened).toEqual([true, true, true])
    // Pro names all of Starter.
    for (const said of [text.singleFeatures.join(' '), starter, text.rows.proof]) {
      expect(said).toMatch(/رقم للتحقق|number to verify/i)
      expect(said).toMatch(/إثبات رقمي|digital credential/)
    }
    expect(pro).toContain(locale === 'ar' ? 'كل ميزات البداية' : 'All Starter features')
    expect(ROWS.find(({ id }) => id === 'proof')?.from).toBe('single')
  })

  it('names paths in other fields where they are opened, and nowhere else', () => {
    const opened = (['unlock', 'starter', 'pro'] as const).map(
      kind => accessBy('basic', [kind]).careersInOtherFields,
    )
    expect(opened).toEqual([false, false, true])
    const named = [text.singleFeatures.join(' '), starter, pro].map(said =>
      /مجالات أخرى|other fields/.test(said),
    )
    expect(named).toEqual(opened)
  })

  it('names what AI writes where it is opened and there is an endpoint, and nowhere else', () => {
    expect(accessBy('basic', ['starter']).aiTips).toBe(false)
    expect(accessBy('basic', ['pro']).aiTips).toBe(true)
    expect(pro).toContain(text.rows.ai)
    expect(starter).not.toContain(text.rows.ai)
    expect(planFeatures(text, 'pro', NOTHING_BY_AI)).not.toContain(text.rows.ai)
  })
})
