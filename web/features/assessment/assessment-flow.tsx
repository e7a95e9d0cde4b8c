import { useQuery, useQueryClient } from '@tanstack/react-query'
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
import { tabQueue } from './tab-queue.ts'

const loadFieldStep = () => import('./field-step.tsx')
const FieldStep = lazy(loadFieldStep)

/** What the page draws of an attempt. Every acknowledged answer brings a new state, and most of it is the same. */
const drawnOf = (assessment: Assessment | null) =>
  assessment && {
    id: assessment.id,
    templateId: assessment.templateId,
    currentSection: assessment.currentSection,
    selectedField: assessment.selectedField,
    fieldLocked: assessment.fieldLocked,
    sections: assessment.sections,
    questions: assessment.questions,
    isCompleted: assessment.isCompleted,
  }
type Attempt = NonNullable<ReturnType<typeof drawnOf>>

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
  const assessment = useQuery({ ...queries.assessment, select: drawnOf })
  const ahead = profile.data === null || assessment.data === null
  useEffect(() => {
    if (ahead) void loadFieldStep()
  }, [ahead])
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
  return <Attempt key={assessment.data.id} attempt={assessment.data} first={first} />
}

/** Field, questions, completion of one attempt. */
function Attempt({ attempt, first }: { attempt: Attempt; first: FirstQuestion | null }) {
  const { id, isCompleted, currentSection, fieldLocked } = attempt
  const [openedComplete] = useState(isCompleted)
  const [choosingField, setChoosingField] = useState(false)
  const chooseField = useCallback(() => setChoosingField(true), [])
  useEffect(() => store('currentAssessmentId', id), [id])
  if (isCompleted) return <Completion attempt={attempt} justNow={!openedComplete} />
  if (choosingField || currentSection === 'fieldSelection') {
    return (
      <Suspense fallback={<FlowLoading />}>
        <FieldStep id={id} onDone={() => setChoosingField(false)} />
      </Suspense>
    )
  }
  return <Questions attempt={attempt} first={first} onChangeField={fieldLocked ? undefined : chooseField} />
}

interface QuestionsProps {
  readonly attempt: Attempt
  readonly first: FirstQuestion | null
  readonly onChangeField: (() => void) | undefined
}

function Questions({ attempt, first, onChangeField }: QuestionsProps) {
  const { id, sections, currentSection, questions, selectedField } = attempt
  const client = useQueryClient()
  const [answered] = useState(() => client.getQueryData(queries.assessment.queryKey)?.answered ?? 0)
  const drawn = useMemo(
    () => ({ id, sections, currentSection, questions, selectedField, answered }),
    [id, sections, currentSection, questions, selectedField, answered],
  )
  return (
    <>
      <Begin />
      <QuestionScreen assessment={drawn} first={first} onChangeField={onChangeField} />
    </>
  )
}

/** Hands every state of the server to the queue; what the queue has learnt since stays. */
function Begin() {
  const { data } = useQuery(queries.assessment)
  const id = data?.id
  const answered = data?.answered ?? 0
  useEffect(() => {
    if (id) tabQueue().begin({ id, answered })
  }, [id, answered])
  return null
}
