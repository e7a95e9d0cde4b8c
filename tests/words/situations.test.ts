import { describe, expect, it } from 'vitest'
import { SITUATIONS, situationOn } from '#contract/situation-of-day.ts'
import { BANK } from '#engine/bank/index.ts'
import { SOURCE_LOCALES } from '#engine/languages/index.ts'
import { LANDING } from '#web/text/landing.ts'

describe.each(SOURCE_LOCALES)('the situations to try (%s)', locale => {
  const { situations, tryLetters } = LANDING[locale]

  it('are as many as the days turn through, each with five options of its own', () => {
    expect(situations).toHaveLength(SITUATIONS)
    for (const { options } of situations) {
      expect(new Set(options).size).toBe(5)
      expect(options).toHaveLength(tryLetters.length)
    }
  })

  it('stand in no section of the bank, neither story nor option', () => {
    const bank = new Set(
      Object.values(BANK).flatMap(block =>
        Object.values(block[locale]).flatMap(({ story, options }) => [story, ...options]),
      ),
    )
    const own = situations.flatMap(({ story, options }) => [story, ...options])
    expect(own.filter(sentence => bank.has(sentence))).toEqual([])
  })
})

it('another situation stands there every day', () => {
  const days = Array.from({ length: 4 }, (_, day) => situationOn(Date.UTC(2026, 10, 20 + day, 12)))
  expect(new Set(days.slice(0, 3)).size).toBe(3)
  expect(days[3]).toBe(days[0])
})
