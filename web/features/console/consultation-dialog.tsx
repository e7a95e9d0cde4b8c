import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { OpenedConsultation } from '#contract/console.ts'
import { isLive } from '#contract/consultations.ts'
import { LANGUAGES } from '#engine/languages/index.ts'
import { addressOf, call } from '#web/api/client.ts'
import { CONSOLE } from '#web/text/console.ts'
import { date, time } from '#web/text/format.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/input.tsx'
import { Loaded } from './loaded.tsx'
import { consoleRows } from './rows.ts'
import { SureButton } from './sure-button.tsx'
import { useAct } from './use-act.tsx'

/** Opens one's own consultation: who it is with, what is shared; the notes for the person, and how it ended. */
export function ConsultationDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useWords(CONSOLE)
  const { common } = useText()
  const { locale } = useLocale()
  const opened = useQuery({
    queryKey: ['opened consultation', id],
    queryFn: () => call(consoleRows.openConsultation, { parameters: { id } }),
    gcTime: 0,
  })
  const { data } = opened
  const title = data
    ? text.openedConsultation(date(data.startsAt, locale), time(data.startsAt))
    : text.loading
  return (
    <Dialog open wide onClose={onClose} closeLabel={common.close} title={title}>
      <Loaded query={opened}>
        {consultation => (
          <>
            <Shared {...consultation} />
            <Ending {...consultation} onClose={onClose} />
          </>
        )}
      </Loaded>
    </Dialog>
  )
}

function Shared({ id, name, language, place, topic, shares }: OpenedConsultation) {
  const text = useWords(CONSOLE)
  return (
    <>
      <p>
        <bdi className='text-ink'>{name}</bdi>
        {' · '}
        {text.language}: <span lang={language}>{LANGUAGES[language].name}</span>
      </p>
      {place && (
        <p>
          <a href={place} target='_blank' rel='noopener noreferrer' className={LINK}>
            <bdi className='break-all'>{place}</bdi>
          </a>
        </p>
      )}
      <p className='type-label text-ink mt-3'>{text.topic}</p>
      {topic ? (
        <p dir='auto' className='bg-tint rounded-card text-ink mt-1 p-4 wrap-anywhere whitespace-pre-wrap'>
          {topic}
        </p>
      ) : (
        <p>{text.noTopic}</p>
      )}
      <p className='type-label text-ink mt-3'>{text.shared}</p>
      {shares.length === 0 ? (
        <p>{text.nothingShared}</p>
      ) : (
        <p className='flex flex-wrap gap-x-6'>
          {shares.map(paper => (
            <a
              key={paper}
              href={addressOf(consoleRows.sharedPaper, { parameters: { id, paper } })}
              target='_blank'
              rel='noopener'
              className={LINK}
            >
              {text.papers[paper]}
            </a>
          ))}
        </p>
      )}
    </>
  )
}

/** Takes notes and the outcome; before the hour there is only the cancelling. */
function Ending({ id, startsAt, status, note, onClose }: OpenedConsultation & { onClose: () => void }) {
  const text = useWords(CONSOLE)
  const { common } = useText()
  const client = useQueryClient()
  const parameters = { id }
  const begun = Date.parse(startsAt) <= Date.now()
  const takesNotes = begun && isLive(status)
  const write = useAct(
    (body: { note: string }) => call(consoleRows.noteConsultation, { parameters, body }),
    async () => {
      await client.invalidateQueries({ queryKey: ['opened consultation', id] })
      return text.notesSaved
    },
  )
  const end = useAct(
    (outcome: 'held' | 'missed' | 'withdrawn') =>
      call(consoleRows.closeConsultation, { parameters, body: { outcome } }),
    () => {
      onClose()
      return text.outcomeSaved
    },
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    write.run({ note: String(new FormData(event.currentTarget).get('note')) })
  }
  return (
    <>
      {takesNotes && (
        <form method='post' onSubmit={submit} className='mt-5 grid gap-4'>
          <Field label={text.notes} hint={text.notesHint}>
            {control => (
              <TextArea
                {...control}
                name='note'
                dir='auto'
                rows={6}
                required
                minLength={10}
                maxLength={4000}
                defaultValue={note ?? ''}
              />
            )}
          </Field>
          <Button
            type='submit'
            size='small'
            className='justify-self-start'
            saving={write.isPending && common.saving}
          >
            {text.saveNotes}
          </Button>
        </form>
      )}
      {status === 'booked' && (
        <div className='mt-5 flex flex-wrap gap-3'>
          {begun &&
            (['held', 'missed'] as const).map(outcome => (
              <Button key={outcome} variant='secondary' size='small' onClick={() => end.run(outcome)}>
                {text.outcomes[outcome]}
              </Button>
            ))}
          <SureButton
            variant='delete'
            label={text.outcomes.withdrawn}
            sure={text.withdrawConsultationSure}
            saving={end.isPending}
            onSure={() => end.run('withdrawn')}
          />
        </div>
      )}
    </>
  )
}

const LINK = 'text-link inline-flex min-h-12 items-center'
