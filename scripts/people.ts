/**
 * Prints what thirty invented people of all walks read of their paths, for somebody to judge who knows no rule:
 *
 *   npm run people -- [ar | en] [ID ...]
 *
 * Who they are and what they answered stands above each; the rest is what the report says (docs/method/careers.md#thirty-people).
 */
import { CAREERS_1 } from '#engine/careers/career-rules.ts'
import { INVENTED_PEOPLE } from '#engine/careers/invented-people.ts'
import { LOCALES } from '#engine/languages/index.ts'
import { printPerson } from './people/print-person.ts'

const [locale, ...ids] = process.argv.slice(2)
const known = LOCALES.find(each => each === (locale ?? 'ar'))
const people = [...INVENTED_PEOPLE.entries()].filter(([, { id }]) => ids.length === 0 || ids.includes(id))
if (known === undefined || people.length === 0) {
  console.error(`usage: npm run people -- [${LOCALES.join(' | ')}] [ID ...]`)
  console.error(`ids: ${INVENTED_PEOPLE.map(({ id }) => id).join(' ')}`)
  process.exitCode = 2
} else for (const [place, person] of people) console.log(printPerson(CAREERS_1, person, place + 1, known))
