import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Assessment } from '#contract/assessment.ts'
import { TEMPLATE_IDS, TEMPLATE_NAMES, type TemplateId } from '#engine/vocabulary.ts'
import { call } from '#web/api/client.ts'
import { ApiError, serverMessage } from '#web/api/error.ts'
import { queries } from '#web/api/queries.ts'
import { assessment as rows } from '#web/api/rows.ts'
import { readStored } from '#web/api/storage.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { SELECTION } from '#web/text/selection.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { currentToast, toast } from '#web/ui/toast/store.ts'
import { FlowFailed } from './flow-failed.tsx'
import { FlowLoading } from './flow-loading.tsx'

/** Leaves time to read the message before. */
const READ_MS = 2500

interface StartStepProps {
  /** The profile was saved just now, which has a message of its own. */
  readonly afterProfile: boolean
}

/** Starts an attempt for a profile without one: by itself, once; where that needs a consent not given yet, by its button. */
export default function StartStep({ afterProfile }: StartStepProps) {
  const text = useText().assessment
  const start = useStart(afterProfile)
  const begun = useRef(false)
  const { state } = useLocation()
  const [asked, setAsked] = useState<TemplateId | null>(null)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const chosen = chosenTemplate()
    // Of the full form the field step asks for the consent; of the others the button that starts them does.
    if (chosen === 'basic' || state?.consented === chosen) start.mutate()
    else setAsked(chosen)
  }, [start.mutate, state])
  if (asked && start.isIdle) return <ConsentCard templateId={asked} onStart={() => start.mutate()} />
  if (!start.isError) return <FlowLoading label={text.starting} />
  return (
    <FlowFailed
      title={text.startFailed}
      message={serverMessage(start.error)}
      onRetry={() => start.mutate()}
    />
  )
}

function useStart(after: boolean) {
  const client = useQueryClient()
  const { assessment: text, common } = useText()
  return useMutation({
    mutationFn: startChosen,
    onSuccess: assessment => {
      client.setQueryData(queries.assessment.queryKey, assessment)
      const started = () => toast({ title: text.started, description: text.startedBody })
      if (!after) return started()
      // There is one slot: the news of the profile is read first, and what came in its place is not taken away.
      const before = currentToast()?.id
      setTimeout(() => (before === undefined || currentToast()?.id === before) && started(), READ_MS)
    },
    onError: error =>
      toast({
        title: common.error,
        description: serverMessage(error) ?? common.serverAway,
        tone: 'error',
      }),
  })
}

/** Nobody came here from the selection: the form chosen earlier in this browser, and its start. */
function ConsentCard({ templateId, onStart }: { templateId: TemplateId; onStart: () => void }) {
  const text = useWords(SELECTION)
  const { locale } = useLocale()
  const { data } = useQuery(queries.catalog)
  const pilots = data?.templates.find(({ id }) => id === templateId)?.pilots ?? 0
  return (
    <div className='column column-read py-8 md:py-14'>
      <StatePanel
        line='blank'
        heading='h1'
        title={text.summary(TEMPLATE_NAMES[templateId][locale])}
        actions={
          <>
            <Button onClick={onStart}>{text.start}</Button>
            <ButtonLink to='/assessment-selection' variant='secondary'>
              {text.title}
            </ButtonLink>
          </>
        }
      >
        {pilots > 0 && <p className='mb-3'>{text.pilots(pilots)}</p>}
        {text.consent}
      </StatePanel>
    </div>
  )
}

function chosenTemplate(): TemplateId {
  const stored = readStored('selectedAssessmentTemplate')
  return TEMPLATE_IDS.find(id => id === stored) ?? 'basic'
}

/** The form chosen before, if it can be started; an open attempt at another form is continued instead. */
async function startChosen(): Promise<Assessment> {
  const templateId = chosenTemplate()
  try {
    return await start(templateId)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const open = (error.problem as { assessment?: Assessment } | null)?.assessment
    if (error.code === 'attempt_open' && open) return open
    if (error.code === 'template_not_open' && templateId !== 'basic') return start('basic')
    throw error
  }
}

const start = (templateId: TemplateId) => call(rows.start, { body: { templateId } })
