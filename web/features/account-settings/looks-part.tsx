import { useQuery } from '@tanstack/react-query'
import type { consoleEndpoints } from '#contract/console.ts'
import { supportPaths } from '#contract/support-paths.ts'
import { queryOf } from '#web/api/queries.ts'
import type { Row } from '#web/api/rows.ts'
import { date } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { LOOKS } from '#web/text/looks.ts'
import { Loaded, Part } from './part.tsx'

/** Outside `web/api/rows.ts`: every page loads that. */
const looks: Row<typeof consoleEndpoints.looks> = supportPaths.looks

/** Shows a person who has looked at their data: role, what, why and on which day. */
export function LooksPart() {
  const text = useWords(LOOKS)
  const { locale } = useLocale()
  const query = useQuery(queryOf(looks))
  return (
    <Part id='looks' title={text.title} lead={text.lead}>
      <Loaded query={query}>
        {seen =>
          seen.length === 0 ? (
            <p className='type-small text-soft text-16'>{text.none}</p>
          ) : (
            <ul className='border-line border-b'>
              {seen.map(({ role, act, reason, on }, index) => (
                <li key={index} className='border-line border-t py-3'>
                  <p className='type-label'>{text.acts[act]}</p>
                  <p className='type-small text-soft flex flex-wrap gap-x-4'>
                    <span>{text.roles[role]}</span>
                    <span>{date(`${on}T09:00:00Z`, locale)}</span>
                    {reason && <span>{text.forReason(text.reasons[reason])}</span>}
                  </p>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Part>
  )
}
