import { expect, it } from 'vitest'
import { plainCompanyName, plainName } from './plain-name.ts'

it.each(['نورة السالم', 'Jean-Luc', "O'Neil", 'Żółć', 'می\u200cنا', 'Noura نورة'])('%s is a name', name => {
  expect(plainName(name)).toBe(name)
})

it.each(['360', 'لـSTC', 'شركة الأفق 24', 'e-دفع'])('%s is a company', name => {
  expect(plainCompanyName(name)).toBe(name)
})

it.each([
  ['two alphabets in a word', 'P\u0430ypal'],
  ['Greek among Latin', 'Αpple'],
  ['a filler that shows nothing', '\u3164\u3164'],
  ['a mark without a letter', '\u0301Noura'],
  ['a joiner that joins nothing', 'Noura\u200d'],
  ['no letter at all', "'-'"],
])('%s is none', (_, name) => {
  expect(plainName(name)).toBeNull()
  expect(plainCompanyName(name)).toBeNull()
})
