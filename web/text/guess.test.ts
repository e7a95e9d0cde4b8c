import { expect, it } from 'vitest'
import { LANGUAGES, LOCALES } from '#engine/languages/index.ts'
import { SECTION_NAMES } from '#engine/vocabulary.ts'
import { GUESS } from './guess.ts'

/** Seconds to choose one of three levels. */
const TO_CHOOSE = 2
const SECTIONS = ['motivation', 'competency', 'skills'] as const

it.each(LOCALES)(
  'the guess takes about twenty seconds: its words at the pace of reading, and three choices (%s)',
  locale => {
    const { title, lead, levels, level, show } = GUESS[locale]
    const read = [
      title,
      lead,
      levels,
      ...Object.values(level),
      show,
      ...SECTIONS.map(id => SECTION_NAMES[id][locale]),
    ]
    const words = read.join(' ').split(/\s+/).length
    const seconds = (60 * words) / LANGUAGES[locale].wordsAMinute + SECTIONS.length * TO_CHOOSE
    expect(seconds).toBeGreaterThan(10)
    expect(seconds).toBeLessThanOrEqual(30)
  },
)
