import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import type { Assessment } from '#contract/assessment.ts'
import { tabQueue } from '#web/answers/tab-queue.ts'
import { isUnreadable } from '#web/api/error.ts'
import { queries } from '#web/api/queries.ts'
import { useUser } from '#web/api/session.ts'
import { store } from '#web/api/storage.ts'
import { useText } from '#web/text/locale.tsx'
import type { SignIn } from './attempt-notes.tsx'
import { Completion } from './completion.tsx'
import { FlowFailed } from './flow-failed.tsx'
import { FlowLoading } from './flow-loading.tsx'
import { flowStep, isAtQuestions } from './flow-step.ts'
import { type FirstQuestion, QuestionScreen } from './question-screen.tsx'
import { StepsHeader } from './steps-header.tsx'

const loadFieldStep = () => import('./field-step.tsx')
const FieldStep = lazy(loadFieldStep)
const loadStartStep = () => import('./start-step.tsx')
const StartStep = lazy(loadStartStep)
const GuessStep = lazy(() => import('./guess-step.tsx'))

/** What the page draws of an attempt. Every acknowledged answer brings a new state, and most of it is the same. */
const drawnOf = (assessment: Assessment | null) =>
  assessment && {
    id: assessment.id,
    templateId: assessment.templateId,
    currentSection: assessment.currentSection,
    selectedField: assessment.selectedField,
    fieldLocked: assessment.fieldLocked,
    isRetake: assessment.isRetake,
    storiesRead: assessment.storiesRead,
    sections: assessment.sections,
    questions: assessment.questions,
    pilots: assessment.pilots,
    isCompleted: assessment.isCompleted,
  }
type Attempt = NonNullable<ReturnType<typeof drawnOf>>

interface AssessmentFlowProps {
  /** Step 1; another feature's form, brought by the route. */
  readonly profileForm: ReactNode
  readonly first: FirstQuestion | null
  readonly SignIn: SignIn
}

/** Leads the person through the five steps, one at a time, decided by what the server has. */
export function AssessmentFlow({ profileForm, first, SignIn }: AssessmentFlowProps) {
  const text = useText().assessment
  const profile = useQuery(queries.profile)
  const [cameWith] = useState(profile.data)
  const assessment = useQuery({ ...queries.assessment, select: drawnOf })
  const ahead = profile.data === null || assessment.data === null
  useEffect(() => {
    if (ahead) void Promise.all([loadStartStep(), loadFieldStep()])
  }, [ahead])
  // Whoever answers has a profile: without a network, what is kept of the attempt is enough to go on.
  const attempt = assessment.data
  if (attempt && profile.data === undefined && isAtQuestions(attempt)) {
    return <Attempt key={attempt.id} attempt={attempt} first={first} SignIn={SignIn} />
  }
  if (isUnreadable(assessment.error))
    return <FlowFailed error={assessment.error} onRetry={assessment.refetch} />
  if (profile.data === undefined || attempt === undefined) {
    const failed = profile.isError || assessment.isError
    const retry = () => void Promise.all([profile.refetch(), assessment.refetch()])
    return failed ? <FlowFailed onRetry={retry} /> : <FlowLoading label={text.starting} />
  }
  const step = flowStep(profile.data, attempt)
  if (step === 'profile') {
    return (
      <div className='column pt-5 pb-16 md:pt-9'>
        <StepsHeader step='profile' title={text.profileTitle} lead={text.profileLead} />
        <div className='mt-6 max-w-read'>{profileForm}</div>
      </div>
    )
  }
  if (!attempt) {
    return (
      <Suspense fallback={<FlowLoading label={text.starting} />}>
        <StartStep afterProfile={cameWith === null} />
      </Suspense>
    )
  }
  return <Attempt key={attempt.id} attempt={attempt} first={first} SignIn={SignIn} />
}

/** Field, questions, completion of one attempt. */
function Attempt({
  attempt,
  first,
  SignIn,
}: Pick<AssessmentFlowProps, 'first' | 'SignIn'> & { attempt: Attempt }) {
  const { id, templateId, isCompleted, currentSection, fieldLocked, pilots } = attempt
  const [openedComplete] = useState(isCompleted)
  const [choosingField, setChoosingField] = useState(false)
  const chooseField = useCallback(() => setChoosingField(true), [])
  const [guessing, setGuessing] = useState(false)
  const wishToGuess = useCallback(() => setGuessing(true), [])
  useEffect(() => store('currentAssessmentId', id), [id])
  if (isCompleted && guessing) {
    return (
      <Suspense fallback={<FlowLoading />}>
        <GuessStep id={id} />
      </Suspense>
    )
  }
  if (isCompleted) return <Completion attempt={attempt} justNow={!openedComplete} />
  if (choosingField || currentSection === 'fieldSelection') {
    return (
      <Suspense fallback={<FlowLoading />}>
        <FieldStep id={id} pilots={pilots} onDone={() => setChoosingField(false)} />
      </Suspense>
    )
  }
  return (
    <Questions
      attempt={attempt}
      first={first}
      SignIn={SignIn}
      onChangeField={fieldLocked ? undefined : chooseField}
      onGuess={templateId === 'basic' ? wishToGuess : undefined}
    />
  )
}

interface QuestionsProps {
  readonly attempt: Attempt
  readonly first: FirstQuestion | null
  readonly SignIn: SignIn
  readonly onChangeField: (() => void) | undefined
  readonly onGuess: (() => void) | undefined
}

function Questions({ attempt, first, SignIn, onChangeField, onGuess }: QuestionsProps) {
  const {
    id,
    templateId,
    sections,
    currentSection,
    questions,
    pilots,
    selectedField,
    isRetake,
    storiesRead,
  } = attempt
  const client = useQueryClient()
  const user = useUser()
  const [begun] = useState(() => client.getQueryData(queries.assessment.queryKey))
  const answered = begun?.answered ?? 0
  const drawn = useMemo(
    () => ({
      id,
      templateId,
      sections,
      currentSection,
      questions,
      pilots,
      selectedField,
      isRetake,
      storiesRead,
      answered,
    }),
    [
      id,
      templateId,
      sections,
      currentSection,
      questions,
      pilots,
      selectedField,
      isRetake,
      storiesRead,
      answered,
    ],
  )
  const owner = user?.id
  // Before what is chosen on the question is looked at. From here on the queue knows where the attempt stands; the page follows.
  useLayoutEffect(() => {
    if (owner && begun) void tabQueue().dispatch({ kind: 'begun', owner, attempt: begun })
  }, [owner, begun])
  return (
    <QuestionScreen
      assessment={drawn}
      first={first}
      SignIn={SignIn}
      onChangeField={onChangeField}
      onGuess={onGuess}
    />
  )
}
