import { expect, it } from 'vitest'
import { LOCALES } from '#engine/languages/index.ts'
import { newestRules } from '#engine/versions/find-version.ts'
import { RELEASED } from '#engine/versions/released.ts'
import { GUESS } from '#web/text/guess.ts'

it.each(LOCALES)('the levels of a guess are said with the cuts of the ratings, in %s', locale => {
  const { good, excellent } = newestRules(RELEASED).scoring.ratings
  expect(GUESS[locale].levels.match(/\d+/g)).toEqual([good, good, excellent, excellent].map(String))
  for (const level of Object.values(GUESS[locale].level)) expect(GUESS[locale].levels).toContain(`${level}:`)
})
