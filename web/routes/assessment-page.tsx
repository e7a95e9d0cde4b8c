import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, House, SunMoon } from 'lucide-react'
import { Link } from 'react-router'
import type { Assessment as AssessmentState } from '#contract/assessment.ts'
import { LOOK_PARTS } from '#contract/look.ts'
import { tabQueue } from '#web/answers/tab-queue.ts'
import { queries } from '#web/api/queries.ts'
import { SignInDialog } from '#web/features/account/sign-in-dialog.tsx'
import { AssessmentFlow } from '#web/features/assessment/assessment-flow.tsx'
import type { SignIn } from '#web/features/assessment/attempt-notes.tsx'
import type { FirstQuestion } from '#web/features/assessment/question-screen.tsx'
import { SectionTitle } from '#web/features/assessment/section-title.tsx'
import { LazyProfileForm } from '#web/features/profile/lazy-profile-form.tsx'
import { AppShell, UserAvatar } from '#web/features/shell/app-shell.tsx'
import { LanguageToggle } from '#web/features/shell/language-toggle.tsx'
import { LookMenu } from '#web/features/shell/look-menu.tsx'
import { NotificationBell } from '#web/features/shell/notification-bell.tsx'
import { PageTitle } from '#web/features/shell/page-title.tsx'
import { TopBar } from '#web/features/shell/top-bar.tsx'
import { useText } from '#web/text/locale.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Shows the assessment, in the route with a network and in the offline document without one. */
export function AssessmentPage({ first }: { first: FirstQuestion | null }) {
  const text = useText()
  const { data: completed = false } = useQuery({
    ...queries.assessment,
    select: assessment => assessment?.isCompleted ?? false,
  })
  return (
    <AppShell bar={<Bar />} tabs={completed}>
      <PageTitle>{text.assessment.title}</PageTitle>
      <AssessmentFlow first={first} SignIn={SignInHere} profileForm={<LazyProfileForm goesOn />} />
    </AppShell>
  )
}

/** Beside the question; what waits is sent at once. */
const SignInHere: SignIn = props => (
  <SignInDialog {...props} onSignedIn={() => void tabQueue().dispatch({ kind: 'retry' })} />
)

/** The bar rests while answers are saved. */
const titleOf = (assessment: AssessmentState | null) =>
  assessment && {
    id: assessment.id,
    sections: assessment.sections,
    currentSection: assessment.currentSection,
    isCompleted: assessment.isCompleted,
  }

/** Phones: a way back and the section's name. Desktops: the product, the section, the way home. */
function Bar() {
  const { assessment: text, shell } = useText()
  const { data: attempt } = useQuery({ ...queries.assessment, select: titleOf })
  const name = (emoji: boolean) =>
    attempt && !attempt.isCompleted ? <SectionTitle attempt={attempt} emoji={emoji} /> : text.title
  return (
    <TopBar
      start={
        <>
          <Link to='/' aria-label={text.home} className='icon-button -ms-3 shrink-0'>
            <Icon of={ArrowLeft} size={22} mirrored />
          </Link>
          <p className='type-label min-w-0 text-[16px] leading-tight text-balance wrap-anywhere md:hidden'>
            {name(false)}
          </p>
        </>
      }
      end={
        <>
          <LookMenu parts={LOOK_PARTS} icon={SunMoon} label={shell.lookMenu} />
          <LanguageToggle />
          <ButtonLink to='/' variant='quiet' size='small' icon={House} className='max-md:hidden'>
            {shell.navHome}
          </ButtonLink>
          <NotificationBell />
          <div className='max-md:hidden'>
            <UserAvatar />
          </div>
        </>
      }
    >
      <p className='text-soft m-auto'>{name(true)}</p>
    </TopBar>
  )
}
