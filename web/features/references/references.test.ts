import { expect, test } from 'vitest'
import { LOCALES } from '#engine/vocabulary.ts'
import { REFERENCES } from '#web/text/references.ts'
import { GROUPS } from './list.ts'

const all = GROUPS.flatMap(({ references }) => [...references])

test('four groups hold the 25 sources, each once', () => {
  expect(GROUPS.map(({ references }) => references.length)).toEqual([5, 5, 6, 9])
  expect(new Set(all.map(({ id }) => id)).size).toBe(25)
})

test('every source says in both languages what it gave, and nothing is said of a source that is not there', () => {
  for (const locale of LOCALES) {
    expect(Object.keys(REFERENCES[locale].about).sort()).toEqual(all.map(({ id }) => id).sort())
    expect(Object.keys(REFERENCES[locale].groups)).toEqual(GROUPS.map(({ id }) => id))
  }
})

test('a source stays Latin, and its address is a DOI', () => {
  for (const reference of all) {
    expect(Object.values(reference).join(' ')).not.toMatch(/[\u0600-\u06ff]/)
    if ('doi' in reference) expect(reference.doi).toMatch(/^10\.\d{4}\/\S+$/)
  }
})

// docs/method/sources.md and A-29: what may be claimed is given word for word.
test('no group claims more than it may', () => {
  const { groups, lead, status } = REFERENCES.en
  expect(Object.values(groups).map(({ use }) => use)).toEqual([
    'Informs the choice of topics; these traits are not measured by this form.',
    'The basis of the competency and skills blueprints.',
    'The basis of the motivation blueprint.',
    'The methods used to build, score and monitor the form.',
  ])
  expect(lead).toBe(
    'The structure of the questions draws on these sources. The platform has not yet been standardised on a reference sample; its results serve guidance and development, not hiring or admission.',
  )
  expect(REFERENCES.ar.lead).toBe(
    'تستند بنية الأسئلة إلى هذه المراجع. لم تُقنَّن المنصة بعد على عينة مرجعية، وتُستخدم نتائجها للتوجيه والتطوير لا للتوظيف أو القبول.',
  )
  expect(status.join(' ')).toContain('Experts rate every question before it is released')
  expect(status.join(' ')).toContain('rational key by the authors')
})
