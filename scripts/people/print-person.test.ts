import { describe, expect, test } from 'vitest'
import { CAREERS_1 } from '#engine/careers/career-rules.ts'
import { INVENTED_PEOPLE } from '#engine/careers/invented-people.ts'
import { LOCALES } from '#engine/languages/index.ts'
import { printPerson } from './print-person.ts'

describe.each(LOCALES)('what is printed of thirty people, in %s', locale => {
  test.each(INVENTED_PEOPLE)('$id reads no line and no sentence twice', person => {
    const lines = printPerson(CAREERS_1, person, 1, locale).split(/\n+ */)
    const sentences = lines.filter(Boolean).flatMap(line => line.split(/(?<=\.) /))
    expect(sentences.length).toBeGreaterThan(20)
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([])
  })
})
