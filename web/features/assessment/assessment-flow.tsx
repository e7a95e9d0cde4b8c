import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import type { Assessment } from '#contract/assessment.ts'
import { queries } from '#web/api/queries.ts'
import { store } from '#web/api/storage.ts'
import { useText } from '#web/text/locale.tsx'
import { Completion } from './completion.tsx'
import { FlowFailed } from './flow-failed.tsx'
import { FlowLoading } from './flow-loading.tsx'
import { flowStep } from './flow-step.ts'
import { type FirstQuestion, QuestionScreen } from './question-screen.tsx'
import { StartStep } from './start-step.tsx'
import { StepsHeader } from './steps-header.tsx'
import { useBegin } from './use-position.ts'

const FieldStep = lazy(() => import('./field-step.tsx'))

interface AssessmentFlowProps {
  /** Step 1; another feature's form, brought by the route. */
  readonly profileForm: ReactNode
  readonly first: FirstQuestion | null
}

/** The five steps: one at a time, decided by what the server has. */
export function AssessmentFlow({ profileForm, first }: AssessmentFlowProps) {
  const text = useText().assessment
  const profile = useQuery(queries.profile)
  const [cameWith] = useState(profile.data)
  const assessment = useQuery(queries.assessment)
  if (profile.data === undefined || assessment.data === undefined) {
    const failed = profile.isError || assessment.isError
    const retry = () => void Promise.all([profile.refetch(), assessment.refetch()])
    return failed ? <FlowFailed onRetry={retry} /> : <FlowLoading label={text.starting} />
  }
  const step = flowStep(profile.data, assessment.data)
  if (step === 'profile') {
    return (
      <div className='column pt-5 pb-16 md:pt-9'>
        <StepsHeader step='profile' title={text.profileTitle} lead={text.profileLead} />
        <div className='mt-6 max-w-read'>{profileForm}</div>
      </div>
    )
  }
  if (!assessment.data) return <StartStep quiet={cameWith === null} />
  return <Attempt key={assessment.data.id} assessment={assessment.data} first={first} />
}

/** Field, questions, completion of one attempt. */
function Attempt({ assessment, first }: { assessment: Assessment; first: FirstQuestion | null }) {
  const [openedComplete] = useState(assessment.isCompleted)
  const [choosingField, setChoosingField] = useState(false)
  const chooseField = useCallback(() => setChoosingField(true), [])
  useBegin(assessment)
  useEffect(() => store('currentAssessmentId', assessment.id), [assessment.id])
  if (assessment.isCompleted) return <Completion assessment={assessment} justNow={!openedComplete} />
  if (choosingField || assessment.currentSection === 'fieldSelection') {
    return (
      <Suspense fallback={<FlowLoading />}>
        <FieldStep assessment={assessment} onDone={() => setChoosingField(false)} />
      </Suspense>
    )
  }
  return (
    <Questions
      assessment={assessment}
      first={first}
      onChangeField={assessment.fieldLocked ? undefined : chooseField}
    />
  )
}

interface QuestionsProps {
  readonly assessment: Assessment
  readonly first: FirstQuestion | null
  readonly onChangeField: (() => void) | undefined
}

/** Every acknowledged answer brings a new assessment; the screen gets only what it draws, and rests. */
function Questions({ assessment, first, onChangeField }: QuestionsProps) {
  const { id, sections, questions, selectedField } = assessment
  const [answered] = useState(assessment.answered)
  const drawn = useMemo(
    () => ({ id, sections, questions, selectedField, answered }),
    [id, sections, questions, selectedField, answered],
  )
  return <QuestionScreen assessment={drawn} first={first} onChangeField={onChangeField} />
}
