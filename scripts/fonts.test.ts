import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#engine/languages/index.ts'
import { CONFIRM_KEY } from '#web/features/assessment/key-hints.tsx'
import { ar } from '#web/text/ar.ts'
import { FEW_WORDS, SETS } from './fonts.ts'

/** What a page fetches for our own sentences; names and addresses may need more. */
const FETCHED = new Set(SETS.arabic + SETS.latin + SETS.common)
/** Pictures of the sections, and directions that are never seen. */
const NO_LETTERS = /\p{Extended_Pictographic}|\p{Cf}|\uFE0F|\s/u

test('every letter of our own sentences is in the fonts that a page fetches', () => {
  const sources = globSync([
    'web/text/{ar,en}/*.ts',
    'web/content/*.ts',
    'web/features/references/list.ts',
    'engine/bank/*/text.*.ts',
    'engine/narrative/sentences.{ar,en}.ts',
  ])
  expect(sources.length).toBeGreaterThan(50)
  const missing = new Set<string>()
  for (const file of sources) {
    // Words stand in quotes; code around them is ASCII.
    for (const letter of readFileSync(file, 'utf8')) {
      if (letter > '\u007f' && !FETCHED.has(letter) && !NO_LETTERS.test(letter))
        missing.add(`${letter} (${file})`)
    }
  }
  expect([...missing]).toEqual([])
})

test('no letter stands in two files, and a mark stands with the letters that carry it', () => {
  const all = Object.values(SETS).flatMap(set => [...set])
  expect(all.length).toBe(new Set(all).size)
  for (const mark of 'ًٌٍَُِّْ') expect(SETS.arabic).toContain(mark)
})

test('the words of the other script that most pages show come without its alphabet', () => {
  const { google, apple } = ar.account
  const latin = [...namesIn('latin'), google, apple, CONFIRM_KEY]
  const arabic = namesIn('arabic')
  for (const letter of latin.join('')) expect(FEW_WORDS.arabic).toContain(letter)
  for (const letter of arabic.join('')) expect(FEW_WORDS.latin).toContain(letter)
})

/** Lists the names of the languages of a script, which the toggles of the others show. */
function namesIn(script: 'arabic' | 'latin'): string[] {
  return Object.values(LANGUAGES).flatMap(language =>
    language.script === script ? [language.name, language.short] : [],
  )
}
