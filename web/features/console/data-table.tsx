import type { ReactNode } from 'react'
import { CONSOLE } from '#web/text/console.ts'
import { useWords } from '#web/text/locale.tsx'

interface Column<Item> {
  readonly key: string
  readonly title: string
  readonly cell: (item: Item) => ReactNode
}

interface DataTableProps<Item> {
  /** The id of the heading that names it. */
  readonly labelledBy: string
  readonly columns: readonly Column<Item>[]
  readonly rows: readonly Item[]
  readonly keyOf: (item: Item) => string
  readonly empty: string
  readonly actions?: ((item: Item) => ReactNode) | undefined
}

/** Shows rows as a table, on phones as cards without what is empty in them; says so where there are none. */
export function DataTable<Item>(props: DataTableProps<Item>) {
  const { labelledBy, columns, rows, keyOf, empty, actions } = props
  const text = useWords(CONSOLE)
  if (rows.length === 0) return <p className='type-small text-soft mt-2 text-16'>{empty}</p>
  return (
    <>
      <table className='table mt-3 max-md:hidden' aria-labelledby={labelledBy}>
        <thead>
          <tr>
            {columns.map(({ key, title }) => (
              <th key={key} scope='col'>
                {title}
              </th>
            ))}
            {actions && <th scope='col'>{text.actions}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(item => (
            <tr key={keyOf(item)}>
              {columns.map(({ key, cell }) => (
                <td key={key} className='type-small text-16'>
                  {cell(item)}
                </td>
              ))}
              {actions && (
                <td>
                  <div className='flex flex-wrap gap-2'>{actions(item)}</div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className='border-ink mt-3 border-t-2 md:hidden' aria-labelledby={labelledBy}>
        {rows.map(item => (
          <li key={keyOf(item)} className='border-line border-b py-4'>
            <dl className='type-small grid grid-cols-[fit-content(40%)_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1 text-16'>
              {columns.map(({ key, title, cell }) => (
                <div key={key} className='contents has-[dd:empty]:hidden'>
                  <dt className='text-soft'>{title}</dt>
                  <dd className='min-w-0 break-words'>{cell(item)}</dd>
                </div>
              ))}
            </dl>
            {actions && <div className='mt-3 flex flex-wrap gap-2'>{actions(item)}</div>}
          </li>
        ))}
      </ul>
    </>
  )
}
