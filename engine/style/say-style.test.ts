import { expect, test } from 'vitest'
import { MISREAD_WORDS } from '../narrative/misread-words.ts'
import { LOCALES } from '../vocabulary.ts'
import type { StyleCount } from './count-style.ts'
import { sayStyle } from './say-style.ts'
import { STYLE_1 } from './style-rules.ts'

const said = (count: Partial<StyleCount>) => {
  const whole = { pole: 'now', opposite: 'gather', moments: 10, chosen: 7, fitting: 4, ...count } as const
  const [words] = sayStyle(STYLE_1, [whole])
  if (!words) throw new Error('Nothing was said.')
  return words
}

test('the sentence quotes the habit, its opposite and the three counts', () => {
  expect(said({})).toEqual({
    ar: 'في 7 مواقف من 10 كان الاختيار التصرف فوراً، لا التريث أو جمع المعلومات أولاً، وكان ذلك في محله في 4 منها.',
    en: 'In 7 of 10 moments you acted at once rather than waiting or finding out more first; in 4 of these it was right.',
  })
})

test.each([
  [{ chosen: 1, fitting: 1 }, 'في موقف واحد من 10', 'وكان ذلك في محله.', 'it was right there.'],
  [{ chosen: 1, fitting: 0 }, 'في موقف واحد من 10', 'ولم يكن ذلك في محله.', 'it was not right there.'],
  [{ chosen: 2, fitting: 2 }, 'في موقفين من 10', 'وكان ذلك في محله فيهما معاً.', 'it was right in both.'],
  [
    { chosen: 2, fitting: 1 },
    'في موقفين من 10',
    'وكان ذلك في محله في واحد منهما.',
    'in 1 of these it was right.',
  ],
  [
    { chosen: 2, fitting: 0 },
    'في موقفين',
    'ولم يكن ذلك في محله في أي منهما.',
    'it was right in none of these.',
  ],
  [{ chosen: 3, fitting: 1 }, 'في 3 مواقف من 10', 'في واحد منها.', 'in 1 of these it was right.'],
  [{ chosen: 5, fitting: 2 }, 'في 5 مواقف من 10', 'في اثنين منها.', 'in 2 of these it was right.'],
  [{ chosen: 9, fitting: 9 }, 'في 9 مواقف من 10', 'وكان ذلك في محله فيها كلها.', 'it was right in all 9.'],
  [
    { chosen: 4, fitting: 0 },
    'في 4 مواقف',
    'ولم يكن ذلك في محله في أي منها.',
    'it was right in none of these.',
  ],
  [{ moments: 14, chosen: 11 }, 'في 11 موقفاً من 14', 'في 4 منها.', 'in 4 of these it was right.'],
  [{ moments: 14, chosen: 12, fitting: 11 }, 'في 12 موقفاً من 14', 'في 11 منها.', 'in 11 of these'],
] as const)('counts agree: %j', (count, opening, arabicEnd, englishEnd) => {
  const { ar, en } = said(count)
  expect(ar.startsWith(opening), ar).toBe(true)
  expect(ar.endsWith(arabicEnd), ar).toBe(true)
  expect(en).toContain(englishEnd)
})

test('every pole has a sentence of its own in every language, without a word that misleads', () => {
  const poles = STYLE_1.axes.flatMap(([one, other]) => [
    { pole: one, opposite: other },
    { pole: other, opposite: one },
  ])
  const sentences = poles.map(said)
  for (const locale of LOCALES) {
    expect(new Set(sentences.map(words => words[locale])).size).toBe(poles.length)
    for (const words of sentences) {
      expect(words[locale]).toMatch(/^\S.*\.$/)
      expect(words[locale]).not.toMatch(/ {2}|undefined|null|NaN/)
      expect(words[locale]).not.toMatch(MISREAD_WORDS[locale])
    }
  }
  for (const { ar } of sentences) expect(ar).not.toMatch(/[A-Za-z,;?!٠-٩]/)
})

test('last comes the habit that parted most often from what was right, the first of equals', () => {
  const count = (pole: 'now' | 'plan', opposite: 'gather' | 'adapt', chosen: number, fitting: number) => {
    return { pole, opposite, moments: 10, chosen, fitting }
  }
  const last = (counts: readonly StyleCount[]) => sayStyle(STYLE_1, counts).slice(counts.length)
  expect(last([count('plan', 'adapt', 6, 5), count('now', 'gather', 8, 3)])).toEqual([
    {
      ar: 'أكثر ما افترقت فيه العادة عن الأنسب: التصرف فوراً، فلم يكن في محله في 5 مواقف من 8.',
      en: 'Habit and what was right parted most where you acted at once: in 5 of these 8 moments it was not right.',
    },
  ])
  expect(last([count('plan', 'adapt', 6, 4), count('now', 'gather', 8, 6)])[0]?.en).toContain(
    'kept to one plan',
  )
  expect(last([count('plan', 'adapt', 2, 0)])[0]).toEqual({
    ar: 'أكثر ما افترقت فيه العادة عن الأنسب: الثبات على خطة واحدة، فلم يكن في محله في الموقفين معاً.',
    en: 'Habit and what was right parted most where you kept to one plan: in both moments it was not right.',
  })
  expect(last([count('plan', 'adapt', 6, 5), count('now', 'gather', 3, 2)])).toEqual([])
})
