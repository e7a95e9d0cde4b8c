import { RETENTION_TABLE } from '#contract/retention.ts'
import { LEGAL } from '#web/text/legal.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'

/** Lists how long each kind of data is stored: the rules by which the server removes it. */
export function RetentionTable() {
  const text = useWords(LEGAL)
  const { locale } = useLocale()
  return (
    <table className='table mt-4'>
      <thead>
        <tr>
          <th scope='col'>{text.retentionWhat}</th>
          <th scope='col'>{text.retentionHowLong}</th>
        </tr>
      </thead>
      <tbody>
        {RETENTION_TABLE.map(({ what, howLong }) => (
          <tr key={what.en}>
            <th scope='row' className='align-top'>
              {what[locale]}
            </th>
            <td className='align-top'>{howLong[locale]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
