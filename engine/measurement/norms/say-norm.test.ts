import { expect, test } from 'vitest'
import { newestForm } from '../../versions/find-version.ts'
import { RELEASED } from '../../versions/released.ts'
import { partsOf } from './norm.ts'
import { sayNorm } from './say-norm.ts'

const form = newestForm(RELEASED, 'basic')
const answers = form.slots.map(() => ({ value: 3 })) as never
const day = { ar: '20 نوفمبر 2026', en: '20 November 2026' }

/** A norm in which every score of a part is as frequent as any other. */
const normOf = (by: 'language' | 'field', group: string) => ({
  ...{ by, group, day, people: 812, source: null },
  parts: partsOf(form, by).map(({ id, positions: { length: lowest } }) => {
    const percentiles = Array.from({ length: 4 * lowest + 1 }, (_, place) => (100 * place) / (4 * lowest))
    return { id, lowest, percentiles, from: percentiles, to: percentiles }
  }),
})

test('a comparison names its base, and that it is of the questions that all fields share', () => {
  const { base, lines, reach } = sayNorm({ form, answers }, normOf('language', 'ar'))
  expect(base).toEqual([
    {
      ar: 'المقارنة بعيّنة من 812 محاولة أولى للنموذج الأساسي على هذه المنصة بجودة إجابة معتادة، كلها باللغة العربية، كما كانت في 20 نوفمبر 2026.',
      en: 'Compared with a sample of 812 first attempts at the Basic form on this platform, of regular answer quality, all in Arabic, as they stood on 20 November 2026.',
    },
    {
      ar: 'تشمل المقارنة الأسئلة المشتركة بين كل المجالات وحدها، وعددها 74.',
      en: 'Only the 74 questions that all fields share are compared.',
    },
  ])
  expect(lines[0]).toEqual({
    ar: 'النتيجة الكلية: أعلى من نحو 50 من كل 100 في العينة (المدى من 50 إلى 50).',
    en: 'Total: above about 50 of every 100 in the sample (range 50 to 50).',
  })
  expect(lines).toHaveLength(4)
  expect(reach.en).toContain('9 times in 10')
})

test('within a field all questions are compared', () => {
  const { base } = sayNorm({ form, answers }, normOf('field', 'finance'))
  expect(base).toHaveLength(1)
  expect(base[0]?.en).toContain('all in the field of Finance')
})
