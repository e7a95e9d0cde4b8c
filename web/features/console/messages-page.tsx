import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import type { OpenedMessage } from '#contract/console.ts'
import { LANGUAGES, LOCALES, type Locale, localeFrom } from '#engine/languages/index.ts'
import { call } from '#web/api/client.ts'
import { serverMessage } from '#web/api/error.ts'
import { queryOf } from '#web/api/queries.ts'
import { CONSOLE } from '#web/text/console.ts'
import { date, time } from '#web/text/format.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select, TextArea } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast/store.ts'
import { DataTable } from './data-table.tsx'
import { door } from './door.ts'
import { Loaded } from './loaded.tsx'
import { consoleRows } from './rows.ts'
import { ConsolePage, Section } from './section.tsx'
import { useAct } from './use-act.tsx'

const messages = { ...queryOf(consoleRows.messages), refetchOnMount: 'always' } as const
const mails = { ...queryOf(consoleRows.mails), refetchOnMount: 'always' } as const

/** Shows messages of the contact page as closed letters, and the mails that were given up on. */
export function MessagesPage() {
  const text = useWords(CONSOLE)
  return (
    <ConsolePage title={text.messages}>
      <Messages />
      <GivenUp />
    </ConsolePage>
  )
}

function Messages() {
  const text = useWords(CONSOLE)
  const { locale } = useLocale()
  const client = useQueryClient()
  const query = useQuery(messages)
  const [reading, setReading] = useState<string | null>(null)
  const close = () => {
    setReading(null)
    void client.invalidateQueries(messages)
  }
  return (
    <Section id='contact' title={text.contact} lead={text.contactLead}>
      <Loaded query={query}>
        {rows => (
          <DataTable
            labelledBy='contact'
            rows={rows}
            keyOf={({ id }) => id}
            empty={text.noMessages}
            columns={[
              {
                key: 'day',
                title: text.day,
                cell: row => `${date(row.createdAt, locale)} ${time(row.createdAt)}`,
              },
              {
                key: 'state',
                title: text.state,
                cell: row => (
                  <Badge tone={row.open ? 'amber' : 'neutral'}>
                    {row.priority ? text.isOpenPro : row.open ? text.isOpen : text.isClosed}
                  </Badge>
                ),
              },
            ]}
            actions={({ id }) => (
              <Button variant='secondary' size='small' onClick={() => setReading(id)}>
                {text.read}
              </Button>
            )}
          />
        )}
      </Loaded>
      {reading && <MessageDialog key={reading} id={reading} onClose={close} />}
    </Section>
  )
}

/** Opens one message; whoever may answer does so here. */
function MessageDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useWords(CONSOLE)
  const { common } = useText()
  const { locale } = useLocale()
  const { data: me } = useQuery(door)
  const parameters = { id }
  // Closed before it is taken away, a dialog gives the focus back to what opened it.
  const [isOpen, setIsOpen] = useState(true)
  const leave = () => setIsOpen(false)
  useEffect(() => {
    if (!isOpen) onClose()
  }, [isOpen, onClose])
  const message = useQuery({
    queryKey: ['opened message', id],
    queryFn: () => call(consoleRows.readMessage, { parameters }),
    gcTime: 0,
  })
  const answer = useMutation({
    mutationFn: (body: { answer: string; language: Locale }) =>
      call(consoleRows.answerMessage, { parameters, body }),
    onSuccess: () => {
      toast({ title: text.sent })
      leave()
    },
  })
  const close = useAct(
    () => call(consoleRows.closeMessage, { parameters }),
    () => {
      leave()
      return text.closed
    },
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    answer.mutate({
      answer: String(typed.get('answer')),
      language: localeFrom(String(typed.get('language'))),
    })
  }
  const writes = me?.role === 'owner' || me?.role === 'support'
  const title = message.data ? text.readOf(date(message.data.createdAt, locale)) : text.loading
  return (
    <Dialog open={isOpen} wide onClose={leave} closeLabel={common.close} title={title}>
      <Loaded query={message}>
        {({ name, email, company, message: words, open, replies, answers, takesReplies }) => (
          <>
            <p>
              {text.from} <bdi className='text-ink'>{name}</bdi>
              {company && (
                <>
                  {' · '}
                  <bdi>{company}</bdi>
                </>
              )}
              {' · '}
              <bdi className='break-all'>{email}</bdi>
            </p>
            <p dir='auto' className='bg-tint rounded-card text-ink mt-3 p-4 whitespace-pre-wrap'>
              {words}
            </p>
            <Thread replies={replies} answers={answers} />
            {open && writes && (
              <form method='post' onSubmit={submit} className='mt-5 grid gap-4'>
                <Field
                  label={text.answer}
                  hint={takesReplies ? text.answerHintReplies : text.answerHint}
                  error={answer.error ? (serverMessage(answer.error) ?? text.failedBody) : undefined}
                >
                  {control => (
                    <TextArea
                      {...control}
                      name='answer'
                      dir='auto'
                      rows={6}
                      required
                      minLength={10}
                      maxLength={4000}
                    />
                  )}
                </Field>
                <Field label={text.answerLanguage}>
                  {control => (
                    <Select {...control} name='language' defaultValue={languageOf(words, locale)}>
                      {LOCALES.map(tag => (
                        <option key={tag} value={tag} lang={tag}>
                          {LANGUAGES[tag].name}
                        </option>
                      ))}
                    </Select>
                  )}
                </Field>
                <div className='flex flex-wrap gap-3'>
                  <Button type='submit' size='small' saving={answer.isPending && common.saving}>
                    {text.send}
                  </Button>
                  <Button variant='secondary' size='small' onClick={() => close.run(undefined)}>
                    {text.close}
                  </Button>
                </div>
              </form>
            )}
          </>
        )}
      </Loaded>
    </Dialog>
  )
}

/** Guesses the language of a message from its letters: the operator's own where they are of its script. */
function languageOf(words: string, locale: Locale): Locale {
  const isArabic = /\p{Script=Arabic}/u.test(words)
  const isWritten = (tag: Locale) => (LANGUAGES[tag].script === 'arabic') === isArabic
  return [locale, ...LOCALES].find(isWritten) ?? locale
}

/** Shows what went to and fro after the message, oldest first. */
function Thread({ replies, answers }: Pick<OpenedMessage, 'replies' | 'answers'>) {
  const text = useWords(CONSOLE)
  const { locale } = useLocale()
  const said = [
    ...replies.map(reply => ({ ...reply, isOwn: false })),
    ...answers.map(answer => ({ ...answer, isOwn: true, sameSender: true })),
  ].sort((one, other) => one.at.localeCompare(other.at))
  return said.map(({ id, at, text: words, isOwn, sameSender }) => {
    const when = `${date(at, locale)} ${time(at)}`
    return (
      <section key={id} className='mt-3'>
        <p>
          {isOwn ? text.answerOf(when) : text.replyOf(when)}
          {!sameSender && ` · ${text.otherSender}`}
        </p>
        <p
          dir='auto'
          className={`${isOwn ? 'border-line border' : 'bg-tint'} rounded-card text-ink mt-1 p-4 break-words whitespace-pre-wrap`}
        >
          {words}
        </p>
      </section>
    )
  })
}

function GivenUp() {
  const text = useWords(CONSOLE)
  const { common } = useText()
  const { locale } = useLocale()
  const client = useQueryClient()
  const query = useQuery(mails)
  const { data } = useQuery(door)
  const again = useAct(
    (id: string) => call(consoleRows.mailAgain, { parameters: { id } }),
    async () => {
      await client.invalidateQueries(mails)
      return text.inLine
    },
  )
  return (
    <Section id='given-up' title={text.givenUp}>
      <Loaded query={query}>
        {rows => (
          <DataTable
            labelledBy='given-up'
            rows={rows}
            keyOf={({ id }) => id}
            empty={text.noGivenUp}
            columns={[
              { key: 'kind', title: text.kind, cell: row => text.mailKinds[row.kind] },
              { key: 'day', title: text.day, cell: row => date(row.since, locale) },
              { key: 'why', title: text.why, cell: row => <bdi className='break-all'>{row.why}</bdi> },
            ]}
            actions={
              data?.role === 'auditor'
                ? undefined
                : ({ id }) => (
                    <Button
                      variant='secondary'
                      size='small'
                      saving={again.isPending && common.saving}
                      onClick={() => again.run(id)}
                    >
                      {text.again}
                    </Button>
                  )
            }
          />
        )}
      </Loaded>
    </Section>
  )
}
