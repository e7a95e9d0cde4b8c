import { useSearchParams } from 'react-router'
import { AppShell } from '#web/features/shell/app-shell.tsx'
import { PageTitle } from '#web/features/shell/page-title.tsx'
import { STEPS, stepIn } from '#web/features/wants/steps.ts'
import { WantsPage } from '#web/features/wants/wants-page.tsx'
import { useWords } from '#web/text/locale.tsx'
import { WANTS } from '#web/text/wants.ts'

/** Shows "What I want", in the route with a network and in the offline document without one. */
export function WantsScreen() {
  const text = useWords(WANTS)
  const [query] = useSearchParams()
  const step = stepIn(query)
  return (
    <AppShell>
      <PageTitle>{step === null ? text.title : text.stepTitle(text.step(step, STEPS.length))}</PageTitle>
      <WantsPage step={step} />
    </AppShell>
  )
}
