import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { loadInBrowser, loadOnServer, type Needs } from '#web/api/load.ts'
import { queries } from '#web/api/queries.ts'
import { Dashboard } from '#web/features/dashboard/dashboard.tsx'
import { InformationSection } from '#web/features/dashboard/information-section.tsx'
import { CarryOn } from '#web/features/plans/carry-on.tsx'
import { LazyProfileForm } from '#web/features/profile/lazy-profile-form.tsx'
import { AppShell } from '#web/features/shell/app-shell.tsx'
import { PageTitle } from '#web/features/shell/page-title.tsx'
import { DASHBOARD } from '#web/text/dashboard.ts'
import { useWords } from '#web/text/locale.tsx'

const needs: Needs = async ({ get, requireSession }) => {
  await requireSession()
  const rest = Promise.allSettled([get(queries.companies), get(queries.attempts)])
  await Promise.all([
    ...[get(queries.profile), get(queries.assessment), get(queries.catalog), get(queries.billing)],
    rest,
  ])
}

export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, needs)
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(args, needs)

/** Shows the home screen with the form of the basic information open on it. */
export default function Profile() {
  const text = useWords(DASHBOARD)
  return (
    <AppShell>
      <PageTitle>{text.profileTitle}</PageTitle>
      <CarryOn />
      <Dashboard
        information={
          <InformationSection>
            <LazyProfileForm />
          </InformationSection>
        }
      />
    </AppShell>
  )
}
