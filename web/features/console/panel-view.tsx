import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import type { PanelPage, RaterRow } from '#contract/desk.ts'
import { LANGUAGES, LOCALES, localeFrom } from '#engine/languages/index.ts'
import { call } from '#web/api/client.ts'
import { CONSOLE } from '#web/text/console.ts'
import { DESK } from '#web/text/desk.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input, Select } from '#web/ui/input.tsx'
import { DataTable } from './data-table.tsx'
import { Loaded } from './loaded.tsx'
import { consoleRows } from './rows.ts'
import { ConsolePage, Section } from './section.tsx'
import { SureButton } from './sure-button.tsx'
import { useAct } from './use-act.tsx'

interface PanelViewProps {
  readonly id: string
  /** May invite and take out. */
  readonly makes: boolean
  readonly onBack: () => void
}

const keyOf = (id: string) => ['panel', id]

/** Shows one panel: who is in it and how far they are, and what it rates. Each opening leaves a line. */
export function PanelView({ id, makes, onBack }: PanelViewProps) {
  const text = useWords(DESK)
  const query = useQuery({
    queryKey: keyOf(id),
    queryFn: () => call(consoleRows.panel, { parameters: { id } }),
    refetchOnMount: 'always',
  })
  return (
    <ConsolePage title={query.data?.name ?? text.panels}>
      <div>
        <Button variant='secondary' size='small' onClick={onBack}>
          {text.back}
        </Button>
      </div>
      <Loaded query={query}>
        {panel => (
          <>
            <Raters panel={panel} makes={makes && panel.round === 'open'} />
            <Section id='panel-items' title={text.items}>
              <p className='type-small mt-2 text-16'>
                {panel.items.map(key => (
                  <bdi key={key} className='me-3 inline-block'>
                    {key}
                  </bdi>
                ))}
              </p>
            </Section>
          </>
        )}
      </Loaded>
    </ConsolePage>
  )
}

function Raters({ panel, makes }: { panel: PanelPage; makes: boolean }) {
  const text = useWords(DESK)
  const words = useWords(CONSOLE)
  return (
    <Section id='raters' title={text.raters}>
      {makes && <InviteForm id={panel.id} />}
      <DataTable
        labelledBy='raters'
        rows={panel.people}
        keyOf={({ id }) => id}
        empty={text.noRaters}
        columns={[
          { key: 'email', title: words.email, cell: ({ email }) => <bdi className='break-all'>{email}</bdi> },
          { key: 'language', title: text.language, cell: ({ language }) => LANGUAGES[language].name },
          { key: 'state', title: words.state, cell: ({ state }) => text.raterStates[state] },
          {
            key: 'progress',
            title: text.progress,
            cell: ({ rated, all }) => <bdi>{`${rated} / ${all}`}</bdi>,
          },
          { key: 'practice', title: text.practice, cell: ({ practice }) => <bdi>{practice ?? ''}</bdi> },
          { key: 'interests', title: text.interests, cell: ({ interests }) => <bdi>{interests ?? ''}</bdi> },
        ]}
        actions={makes ? rater => <RaterActs rater={rater} panelId={panel.id} /> : undefined}
      />
    </Section>
  )
}

function RaterActs({ rater: { id, state }, panelId }: { rater: RaterRow; panelId: string }) {
  const text = useWords(DESK)
  const client = useQueryClient()
  const done = (said: string) => async () => {
    await client.invalidateQueries({ queryKey: keyOf(panelId) })
    return said
  }
  const again = useAct(() => call(consoleRows.inviteAgain, { parameters: { id } }), done(text.invited))
  const remove = useAct(() => call(consoleRows.removeRater, { parameters: { id } }), done(text.removed))
  return (
    <div className='flex flex-wrap gap-2'>
      {state !== 'done' && (
        <SureButton
          label={text.inviteAgain}
          sure={text.inviteAgainSure}
          saving={again.isPending}
          onSure={() => again.run(undefined)}
        />
      )}
      <SureButton
        variant='delete'
        label={text.remove}
        sure={text.removeSure}
        saving={remove.isPending}
        onSure={() => remove.run(undefined)}
      />
      {again.asking}
      {remove.asking}
    </div>
  )
}

function InviteForm({ id }: { id: string }) {
  const text = useWords(DESK)
  const words = useWords(CONSOLE)
  const { common } = useText()
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const invite = useAct(
    (body: { email: string; language: (typeof LOCALES)[number] }) =>
      call(consoleRows.inviteRater, { parameters: { id }, body }),
    async () => {
      form.current?.reset()
      await client.invalidateQueries({ queryKey: keyOf(id) })
      return text.invited
    },
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    invite.run({ email: String(typed.get('email')), language: localeFrom(typed.get('language')) })
  }
  return (
    <form
      ref={form}
      method='post'
      onSubmit={submit}
      className='mt-4 mb-6 grid items-start gap-5 md:grid-cols-[2fr_1fr_auto]'
    >
      <Field label={words.email}>
        {control => <Input {...control} name='email' type='email' ltr required autoComplete='off' />}
      </Field>
      <Field label={text.language}>
        {control => (
          <Select {...control} name='language'>
            {LOCALES.map(locale => (
              <option key={locale} value={locale}>
                {LANGUAGES[locale].name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type='submit' saving={invite.isPending && common.saving} className='md:mt-8'>
        {text.invite}
      </Button>
      {invite.asking}
    </form>
  )
}
