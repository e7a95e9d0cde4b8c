import { type DevelopmentPlan, MOST_HOURS } from '#contract/development-plan.ts'
import { DEVELOPMENT_PLAN } from '#web/text/development-plan.ts'
import { useWords } from '#web/text/locale.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/input.tsx'
import { PaperBox } from './action-row.tsx'
import type { Decide } from './use-plan.ts'

/** Weeks for which a printed plan has boxes. */
const PAPER_WEEKS = 4

interface WeekPartProps extends Pick<DevelopmentPlan, 'fields'> {
  readonly decide: Decide
}

/** Sets the hours of a week; on paper each has a box. */
export function WeekPart({ fields, decide }: WeekPartProps) {
  const text = useWords(DEVELOPMENT_PLAN)
  const hours = fields['week.hours']?.value ?? ''
  return (
    <section className={hours === '' ? 'screen-only mt-8' : 'mt-8'}>
      <h2 className='type-h3'>{text.week}</h2>
      <div className='screen-only'>
        <p className='type-small text-soft max-w-read'>{text.weekLead}</p>
        <Field label={text.weekHours} className='mt-3 w-full md:w-64'>
          {control => (
            <Select
              {...control}
              value={hours}
              onChange={({ target }) => decide({ 'week.hours': target.value })}
            >
              <option value=''>{text.noHours}</option>
              {Array.from({ length: MOST_HOURS }, (_, index) => String(index + 1)).map(each => (
                <option key={each} value={each}>
                  {text.hours(Number(each))}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {hours !== '' && (
          <Checkbox
            checked={fields['week.calendar']?.value === 'yes'}
            onChange={({ target }) => decide({ 'week.calendar': target.checked ? 'yes' : '' })}
          >
            {text.inCalendar}
          </Checkbox>
        )}
      </div>
      {hours !== '' && (
        <div className='hidden print:block'>
          <p>
            {text.hours(Number(hours))}. {text.paperHours}
          </p>
          <ul className='mt-2 grid gap-2'>
            {Array.from({ length: PAPER_WEEKS }, (_, index) => (
              <li key={text.weekOf(index + 1)} className='flex gap-4'>
                <span className='w-24'>{text.weekOf(index + 1)}</span>
                <span className='flex flex-wrap gap-1.5'>
                  {Array.from({ length: Number(hours) }, (_, hour) => (
                    <PaperBox key={hour} />
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
