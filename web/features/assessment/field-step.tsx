import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useState } from 'react'
import type { Catalog } from '#contract/assessment.ts'
import type { FieldId } from '#engine/vocabulary.ts'
import { call } from '#web/api/client.ts'
import { serverMessage } from '#web/api/error.ts'
import { queries } from '#web/api/queries.ts'
import { assessment as rows } from '#web/api/rows.ts'
import { useLocale, useText } from '#web/text/locale.tsx'
import { useAwake } from '#web/ui/awake.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { toast } from '#web/ui/toast/store.ts'
import { FieldGrid } from './field-grid.tsx'
import { FIELD_ICONS } from './field-icons.ts'
import { StepsHeader } from './steps-header.tsx'

interface FieldStepProps {
  /** Of the attempt. */
  readonly id: string
  /** How many questions on trial ride along. */
  readonly pilots: number
  /** The field is saved: on to the questions. */
  readonly onDone: () => void
}

/**
 * Asks for the field, as step 2. The one field that the profile prefers is chosen at first, of several none; the button
 * that starts also gives the consent beside it.
 */
export default function FieldStep({ id, pilots, onDone }: FieldStepProps) {
  const { assessment: text, common } = useText()
  const { locale } = useLocale()
  const { data: catalog, isError, refetch } = useQuery(queries.catalog)
  const [picked, setPicked] = useState<FieldId | null>(null)
  const { data: profile } = useQuery(queries.profile)
  const chosen = picked ?? onlyPreferred(profile?.preferredFields, catalog?.fields)
  const save = useSaveField(id, onDone)
  const field = catalog?.fields.find(({ id: known }) => known === chosen)
  const name = field?.name[locale]

  function start() {
    if (chosen) return save.mutate(chosen)
    toast({ title: text.fieldMissing, description: text.fieldMissingBody, tone: 'error' })
  }

  return (
    <form
      {...useAwake()}
      method='post'
      className='flex grow flex-col'
      onSubmit={event => {
        event.preventDefault()
        if (!save.isPending) start()
      }}
    >
      <div className='column grow pt-5 pb-6 md:pt-9'>
        <StepsHeader step='field' title={text.fieldTitle} lead={text.fieldLead} />
        <div className='mt-5 md:mt-8'>
          {catalog ? (
            <FieldGrid fields={catalog.fields} chosen={chosen} onChoose={setPicked} />
          ) : isError ? (
            <StatePanel
              line='broken'
              title={text.fieldsFailed}
              role='alert'
              actions={
                <Button size='small' onClick={() => refetch()}>
                  {common.retry}
                </Button>
              }
            >
              {text.loadFailedBody}
            </StatePanel>
          ) : (
            <Loading label={common.loading}>
              <Skeleton className='h-96' />
            </Loading>
          )}
        </div>
        {field && (
          <Note
            icon={FIELD_ICONS[field.id]}
            title={`${text.fieldSummary}: ${field.name[locale]}`}
            className='mt-5 md:hidden'
          >
            {field.description[locale]}
          </Note>
        )}
        {pilots > 0 && <Note className='mt-5'>{text.pilots(pilots)}</Note>}
        <Note title={text.fieldWhy} className='mt-5'>
          <ul className='list-disc ps-5'>
            {text.fieldReasons.map(reason => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <p className='mt-1'>{text.fieldChange}</p>
        </Note>
      </div>
      <div className='page-foot page-foot-stays bg-paper border-line sticky bottom-0 z-10 border-t pb-[env(safe-area-inset-bottom)]'>
        <div className='column grid gap-x-5 gap-y-2 py-3 md:grid-cols-[auto_1fr] lg:flex lg:items-center lg:py-4'>
          <ButtonLink
            to='/'
            variant='quiet'
            icon={ArrowLeft}
            mirrored
            className='max-md:hidden md:row-start-2 md:justify-self-start'
          >
            {common.back}
          </ButtonLink>
          <div className='type-caption text-soft min-w-0 grow md:col-span-2 lg:text-end'>
            <p className='type-small' aria-live='polite'>
              {name ? (
                <>
                  {text.fieldSummary}: <b className='text-ink font-semibold'>{name}</b>
                </>
              ) : (
                text.fieldNone
              )}
            </p>
            <p className='text-balance'>{text.fieldConsent}</p>
          </div>
          <Button
            type='submit'
            iconEnd={ArrowRight}
            aria-disabled={!chosen}
            saving={save.isPending && text.fieldSaving}
            className='md:justify-self-end md:whitespace-nowrap'
          >
            {text.fieldStart}
          </Button>
        </div>
      </div>
    </form>
  )
}

/** Finds the field of a profile that prefers a single one, if its questions are open. */
function onlyPreferred(preferred: readonly FieldId[] = [], fields: Catalog['fields'] = []): FieldId | null {
  const [only, ...more] = preferred
  return only && more.length === 0 && fields.some(({ id, open }) => id === only && open) ? only : null
}

function useSaveField(id: string, onDone: () => void) {
  const client = useQueryClient()
  const { assessment: text, common } = useText()
  return useMutation({
    mutationFn: (selectedField: FieldId) => call(rows.field, { parameters: { id }, body: { selectedField } }),
    onSuccess: assessment => {
      // Another field has other questions.
      for (const { id: section } of assessment.sections) {
        client.removeQueries({ queryKey: queries.questions(id, section).queryKey })
      }
      client.setQueryData(queries.assessment.queryKey, assessment)
      toast({ title: text.fieldSaved, description: text.fieldSavedBody })
      onDone()
    },
    onError: error =>
      toast({
        title: common.error,
        description: serverMessage(error) ?? common.serverAway,
        tone: 'error',
      }),
  })
}
