import type { WantSummary } from '#engine/wants/sum-up-wants.ts'
import { VALUE_IDS, VALUES } from '#engine/wants/values.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { WANTS } from '#web/text/wants.ts'

/** Lists how often each value was chosen, the most often chosen first. */
export function ValuesTable({ values }: { values: NonNullable<WantSummary['values']> }) {
  const text = useWords(WANTS)
  const { locale } = useLocale()
  return (
    <table className='table mt-4 max-w-read'>
      <thead>
        <tr>
          <th scope='col'>{text.columnValue}</th>
          <th scope='col'>{text.columnChosen}</th>
        </tr>
      </thead>
      <tbody>
        {[...VALUE_IDS]
          .sort((a, b) => values[b] - values[a])
          .map(id => (
            <tr key={id}>
              <th scope='row'>{VALUES[id][locale]}</th>
              <td className='number font-semibold'>{values[id]}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}
