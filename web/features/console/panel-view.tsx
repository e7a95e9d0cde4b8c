import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import type { PanelPage, RaterRow } from '#contract/desk.ts'
import { LANGUAGES, LOCALES, localeFrom } from '#engine/languages/index.ts'
import { call } from '#web/api/client.ts'
import { AGREEMENT } from '#web/text/agreement.ts'
import { CONSOLE } from '#web/text/console.ts'
import { DESK } from '#web/text/desk.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input, Select } from '#web/ui/input.tsx'
import { DataTable } from './data-table.tsx'
import { Loaded } from './loaded.tsx'
import { PanelAgreement } from './panel-agreement.tsx'
import { RatedItems } from './rated-items.tsx'
import { RoundActs } from './round-acts.tsx'
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

/** Shows one panel: what it rates, what came of it, who is in it and how far they are. Each opening leaves a line. */
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
            <Outcome panel={panel} makes={makes} />
            <Raters panel={panel} makes={makes} />
          </>
        )}
      </Loaded>
    </ConsolePage>
  )
}

/** Shows where the round stands, and once it is closed what came of it. */
function Outcome({ panel, makes }: { panel: PanelPage; makes: boolean }) {
  const text = useWords(DESK)
  const words = useWords(AGREEMENT)
  const { locale } = useLocale()
  const isOpen = panel.round === 'open'
  const query = useQuery({
    // The stories come in the language of the page.
    queryKey: [...keyOf(panel.id), 'agreement', locale],
    queryFn: () => call(consoleRows.agreement, { parameters: { id: panel.id } }),
    refetchOnMount: 'always',
    enabled: !isOpen,
  })
  return (
    <>
      <Section
        id='round'
        title={`${text.round}: ${text.rounds[panel.round]}`}
        {...(isOpen ? { lead: words.later } : {})}
      >
        {makes && (
          <div className='mt-4'>
            <RoundActs panel={panel} found={query.data} />
          </div>
        )}
      </Section>
      {isOpen ? (
        <Section id='panel-items' title={text.items}>
          <p className='type-small mt-2 text-16'>
            {panel.items.map(key => (
              <bdi key={key} className='me-3 inline-block'>
                {key}
              </bdi>
            ))}
          </p>
        </Section>
      ) : (
        <Loaded query={query}>
          {found => (
            <>
              <PanelAgreement found={found} />
              <RatedItems
                panelId={panel.id}
                found={found}
                isClosed={panel.round === 'closed'}
                isLay={panel.kind === 'lay'}
              />
            </>
          )}
        </Loaded>
      )}
    </>
  )
}

function Raters({ panel, makes }: { panel: PanelPage; makes: boolean }) {
  const acts = makes && panel.round !== 'closed'
  const text = useWords(DESK)
  const words = useWords(CONSOLE)
  return (
    <Section id='raters' title={text.raters}>
      {makes && panel.round === 'open' && <InviteForm id={panel.id} />}
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
        actions={acts ? rater => <RaterActs rater={rater} panel={panel} /> : undefined}
      />
    </Section>
  )
}

function RaterActs({ rater: { id, state }, panel }: { rater: RaterRow; panel: PanelPage }) {
  const text = useWords(DESK)
  const client = useQueryClient()
  const done = (said: string) => async () => {
    await client.invalidateQueries({ queryKey: keyOf(panel.id) })
    return said
  }
  const again = useAct(() => call(consoleRows.inviteAgain, { parameters: { id } }), done(text.invited))
  const remove = useAct(() => call(consoleRows.removeRater, { parameters: { id } }), done(text.removed))
  return (
    <div className='flex flex-wrap gap-2'>
      {(state !== 'done' || panel.round === 'discussion') && (
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
