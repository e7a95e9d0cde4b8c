import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, House } from 'lucide-react'
import { type ClientLoaderFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Assessment as AssessmentState, SectionQuestions } from '#contract/assessment.ts'
import { addressOf, read } from '#web/api/client.ts'
import { loadInBrowser, loadOnServer, type Needs } from '#web/api/load.ts'
import { queries } from '#web/api/queries.ts'
import { assessment as rows } from '#web/api/rows.ts'
import { appContext } from '#web/context.ts'
import { AssessmentFlow } from '#web/features/assessment/assessment-flow.tsx'
import type { FirstQuestion } from '#web/features/assessment/question-screen.tsx'
import { SectionTitle } from '#web/features/assessment/section-title.tsx'
import { LazyProfileForm } from '#web/features/profile/lazy-profile-form.tsx'
import { AppShell, UserAvatar } from '#web/features/shell/app-shell.tsx'
import { LanguageToggle } from '#web/features/shell/language-toggle.tsx'
import { NoticeBell } from '#web/features/shell/notice-bell.tsx'
import { PageTitle } from '#web/features/shell/page-title.tsx'
import { TopBar } from '#web/features/shell/top-bar.tsx'
import { useText } from '#web/text/locale.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

const needs: Needs = async ({ get, requireSession }) => {
  await requireSession()
  const [profile, assessment] = await Promise.all([get(queries.profile), get(queries.assessment)])
  if (profile && assessment?.currentSection === 'fieldSelection') await get(queries.catalog)
}

/**
 * On the server the page brings the one question that it shows; the others of the section come behind it, so that the first
 * paint waits for two kilobytes and not for sixty.
 */
export async function loader(args: LoaderFunctionArgs) {
  let first: FirstQuestion | null = null
  const loaded = await loadOnServer(args, async page => {
    await needs(page)
    const assessment = await page.get(queries.assessment)
    if (!assessment || assessment.isCompleted || assessment.currentSection === 'fieldSelection') return
    const { id, currentSection: section, currentQuestion } = assessment
    const path = addressOf(rows.questions, { parameters: { id }, query: { section } })
    const answer = await args.context.get(appContext).call(path as `/api/${string}`)
    const { questions } = (await read(answer)) as SectionQuestions
    const question = questions.find(({ number }) => number === currentQuestion)
    if (question) first = { section, question }
  })
  return { ...loaded, first: first as FirstQuestion | null }
}

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const loaded = await loadInBrowser(args, async page => {
    await needs(page)
    const assessment = await page.get(queries.assessment)
    if (!assessment || assessment.isCompleted || assessment.currentSection === 'fieldSelection') return
    await page.get(queries.questions(assessment.id, assessment.currentSection))
  })
  return { ...loaded, first: null }
}

export default function Assessment() {
  const text = useText()
  const { first } = useLoaderData<typeof loader>()
  return (
    <AppShell bar={<Bar />} tabs={false}>
      <PageTitle>{text.assessment.title}</PageTitle>
      <AssessmentFlow first={first} profileForm={<LazyProfileForm goesOn />} />
    </AppShell>
  )
}

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
          <Link to='/' aria-label={text.home} className='icon-button -ms-3'>
            <Icon of={ArrowLeft} size={22} mirrored />
          </Link>
          <p className='type-label leading-tight text-balance md:hidden'>{name(false)}</p>
        </>
      }
      end={
        <>
          <LanguageToggle />
          <ButtonLink to='/' variant='quiet' size='small' icon={House} className='max-md:hidden'>
            {shell.navHome}
          </ButtonLink>
          <NoticeBell />
          <UserAvatar />
        </>
      }
    >
      <p className='text-soft m-auto'>{name(true)}</p>
    </TopBar>
  )
}
