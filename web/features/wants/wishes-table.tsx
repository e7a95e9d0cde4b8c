import { CONDITION_IDS } from '#engine/wants/areas.ts'
import type { WantSummary } from '#engine/wants/sum-up-wants.ts'
import { WISHES } from '#engine/wants/wishes.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { WANTS } from '#web/text/wants.ts'

/** Lists the conditions that are answered, as they were answered. */
export function WishesTable({ wishes }: Pick<WantSummary, 'wishes'>) {
  const text = useWords(WANTS)
  const { locale } = useLocale()
  return (
    <table className='table mt-4 max-w-read'>
      <thead>
        <tr>
          <th scope='col'>{text.columnCondition}</th>
          <th scope='col'>{text.columnWish}</th>
        </tr>
      </thead>
      <tbody>
        {CONDITION_IDS.map(id => {
          const wish = wishes.get(id)
          return (
            wish && (
              <tr key={id}>
                <th scope='row'>{WISHES[id].question[locale]}</th>
                <td>{WISHES[id].labels[wish][locale]}</td>
              </tr>
            )
          )
        })}
      </tbody>
    </table>
  )
}
