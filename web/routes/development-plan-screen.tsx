import { useQuery } from '@tanstack/react-query'
import { isUnreachable } from '#web/api/error.ts'
import { queries } from '#web/api/queries.ts'
import { DevelopmentPlanPage } from '#web/features/development-plan/development-plan-page.tsx'
import { AppShell } from '#web/features/shell/app-shell.tsx'
import { PageTitle } from '#web/features/shell/page-title.tsx'
import { ReminderPanel } from '#web/reminder/reminder-panel.tsx'
import { DEVELOPMENT_PLAN } from '#web/text/development-plan.ts'
import { useWords } from '#web/text/locale.tsx'
import { REST_STOP } from '#web/text/rest-stop.ts'

/** Shows the development plan, in the route with a network and in the offline document without one. */
export function DevelopmentPlanScreen() {
  const text = useWords(DEVELOPMENT_PLAN)
  return (
    <AppShell>
      <PageTitle>{text.title}</PageTitle>
      <DevelopmentPlanPage reminder={id => <PlanReminder id={id} />} />
    </AppShell>
  )
}

/** Offers the one mail that the stop between two sections offers, with words of its own. */
function PlanReminder({ id }: { id: string }) {
  const text = useWords(DEVELOPMENT_PLAN)
  const rest = useWords(REST_STOP)
  const { data, error } = useQuery(queries.rest(id))
  return (
    <ReminderPanel
      text={{ ...rest, ...text }}
      id={id}
      rest={data}
      error={error}
      away={isUnreachable(error)}
    />
  )
}
