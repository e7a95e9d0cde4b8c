import { expect, it } from 'vitest'
import type { Results } from '#contract/assessment.ts'
import { composeCard, FORMATS } from './share-card.ts'

const section = (score: number): Results['sections'][number] => ({
  id: String(score),
  name: { ar: 'قسم', en: 'Section' },
  score,
  max: 150,
  percent: score / 1.5,
  rating: 'very_good',
  range: { from: score - 9, to: score + 9 },
})
const sections = [115, 121, 103].map(section)
const words = { headline: 'إتقان العمل: نقطة قوة واضحة', invitation: 'سطر نورة', about: 'تقييم مهني' }
const formats = ['upright', 'wide'] as const

it.each(formats)('the %s picture says the headline, whose line it is and what it is of', format => {
  const { texts } = composeCard({ format, sections, ...words })
  expect(texts.map(text => text.words)).toEqual(Object.values(words))
})

it.each(formats)('no text of the %s picture holds a digit of any script', format => {
  const holding = { headline: '121 من 150', invitation: 'سطر نورة ٢', about: 'localhost:3000' }
  expect(composeCard({ format, sections, ...holding }).texts).toEqual([])
})

it.each(formats)(
  'the line of the %s picture stays within it, also with five teeth of full scores',
  format => {
    const { base, shapes, wordmark } = composeCard({
      format,
      sections: Array(5).fill(section(150)),
      ...words,
    })
    const { teeth, width, margin, headline } = FORMATS[format]
    const top = base - teeth.t - teeth.gap - 4.2 * teeth.r
    expect(top).toBeGreaterThan(wordmark.y + wordmark.height)
    // The headline stands above the line or below it.
    const foot = headline.y + (1.22 * (headline.lines - 1) + 0.3) * headline.size
    expect(headline.y > base ? Number.POSITIVE_INFINITY : top).toBeGreaterThan(foot)
    expect(shapes).toHaveLength(6)
    expect(shapes[0]?.path).toMatch(new RegExp(`H${width}$`))
    // The last tooth ends before the margin.
    expect(Number(/^M0 0H([\d.]+)/.exec(shapes[0]?.path ?? '')?.[1])).toBeGreaterThanOrEqual(margin)
  },
)

it('the heights are the scores', () => {
  const { shapes } = composeCard({ format: 'upright', sections, ...words })
  const { t } = FORMATS.upright.teeth
  const peaks = [...(shapes[0]?.path ?? '').matchAll(/ -([\d.]+)C/g)].map(([, y]) => Number(y))
  expect(peaks).toEqual([103, 121, 115].map(score => Math.round((100 * t * score) / 150) / 100))
})
