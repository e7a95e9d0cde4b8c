import type { Method } from '#contract/method.ts'
import { SECTION_NAMES, SOURCE_LOCALES, TEMPLATE_NAMES } from '#engine/vocabulary.ts'
import { number, percent } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { METHOD } from '#web/text/method.ts'

const PARTS = { ...SECTION_NAMES, ...TEMPLATE_NAMES }
const isPart = (part: string): part is keyof typeof PARTS => part in PARTS

const share = (agreed: number | null | undefined) => typeof agreed === 'number' && percent(100 * agreed)

/** Quotes what blind readers chose first, with the number and kind of the readers. */
export function ReadingsTable({ readings: { readers, isModelsAlone, rows } }: Pick<Method, 'readings'>) {
  const text = useWords(METHOD).readings
  const { locale } = useLocale()
  return (
    <>
      <p className='type-body mt-5'>{text.lead(readers, isModelsAlone)}</p>
      <table className='table mt-3 text-16'>
        <caption className='type-caption text-soft text-start'>{text.caption}</caption>
        <thead>
          <tr>
            <th scope='col'>{text.columns.shown}</th>
            <th scope='col' className='max-md:hidden'>
              {text.columns.questions}
            </th>
            <th scope='col' className='max-md:hidden'>
              {text.columns.readers}
            </th>
            {SOURCE_LOCALES.map(read => (
              <th key={read} scope='col'>
                {text.columns[read]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ part, condition, pairs, readers: read, means, agreement }) => (
            <tr key={`${part} ${condition}`}>
              <th scope='row'>
                {isPart(part) ? PARTS[part][locale] : part}
                <span className='text-soft block font-normal'>{text.conditions[condition]}</span>
              </th>
              <td className='number max-md:hidden'>{number(pairs)}</td>
              <td className='number max-md:hidden'>{number(read)}</td>
              {SOURCE_LOCALES.map(read => (
                <td key={read} className='number'>
                  {means[read]?.toFixed(2)}
                  <span className='text-soft block'>{share(agreement[read])}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className='type-body mt-3'>{text.end}</p>
    </>
  )
}
