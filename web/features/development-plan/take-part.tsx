import { CalendarPlus, Printer } from 'lucide-react'
import type { DevelopmentPlan } from '#contract/development-plan.ts'
import { saveFile } from '#web/api/save-file.ts'
import { DEVELOPMENT_PLAN } from '#web/text/development-plan.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast/store.ts'
import { composeCalendar } from './calendar-file.ts'
import { listAllActions, listRemoved } from './list-actions.ts'

/** Offers the plan for a calendar and on paper; both are made on the device. */
export function TakePart({ plan }: { plan: DevelopmentPlan }) {
  const text = useWords(DEVELOPMENT_PLAN)
  const { locale } = useLocale()
  function saveCalendar() {
    const hours = plan.fields['week.hours']
    const wanted = plan.fields['week.calendar']
    const file = composeCalendar({
      id: plan.id,
      name: text.calendarName,
      actions: [...listAllActions(plan, locale), ...listRemoved(plan.fields)],
      removedText: text.calendarRemoved,
      week: wanted
        ? {
            text: hours?.value ? text.calendarWeek(text.hours(Number(hours.value))) : text.calendarRemoved,
            changedAt: Math.max(hours?.at ?? 0, wanted.at),
            wanted: Boolean(hours?.value && wanted.value),
          }
        : null,
      now: new Date(),
    })
    if (file === null) return toast({ title: text.calendarEmpty })
    saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), 'wijha-plan.ics')
    toast({ title: text.calendarSaved })
  }
  return (
    <section className='screen-only mt-10'>
      <h2 className='type-h3'>{text.take}</h2>
      <p className='type-small text-soft max-w-read'>{text.takeLead}</p>
      <div className='mt-3 flex flex-wrap gap-3'>
        <Button size='small' icon={CalendarPlus} onClick={saveCalendar}>
          {text.calendar}
        </Button>
        <Button variant='secondary' size='small' icon={Printer} onClick={() => print()}>
          {text.print}
        </Button>
      </div>
    </section>
  )
}
