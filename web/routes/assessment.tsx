import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { SectionQuestions } from '#contract/assessment.ts'
import { addressOf, read } from '#web/api/client.ts'
import { loadInBrowser, loadOnServer, type Needs } from '#web/api/load.ts'
import { queries } from '#web/api/queries.ts'
import { assessment as rows } from '#web/api/rows.ts'
import { appContext } from '#web/context.ts'
import type { FirstQuestion } from '#web/features/assessment/question-screen.tsx'
import { AssessmentPage } from './assessment-page.tsx'

const needs: Needs = async ({ get, requireSession }) => {
  await requireSession()
  const [profile, assessment] = await Promise.all([get(queries.profile), get(queries.assessment)])
  if (profile && assessment?.currentSection === 'fieldSelection') await get(queries.catalog)
}

/**
 * Loads on the server the one question that the page shows; the others of the section come behind it, so that the first
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
  const { first } = useLoaderData<typeof loader>()
  return <AssessmentPage first={first} />
}
