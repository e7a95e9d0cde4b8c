import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { ContentChange, Figures, LegalDates, Testimonials } from '#contract/content.ts'
import { LEGAL_PAGE_IDS, LEGAL_VERSIONS } from '#contract/legal-versions.ts'
import { LANGUAGES, LOCALES, type Locale } from '#engine/languages/index.ts'
import { call } from '#web/api/client.ts'
import { queries, queryOf } from '#web/api/queries.ts'
import { useFigures } from '#web/content/use-figures.ts'
import { useLegalDates } from '#web/content/use-legal-dates.ts'
import { useTestimonials } from '#web/content/use-testimonials.ts'
import { CONSOLE } from '#web/text/console.ts'
import { date, time } from '#web/text/format.ts'
import { LEGAL_PAGES } from '#web/text/legal.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { LOOKS } from '#web/text/looks.ts'
import { PLANS_TEXT } from '#web/text/plans.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { DataTable } from './data-table.tsx'
import { InAllLanguages } from './in-all-languages.tsx'
import { Loaded } from './loaded.tsx'
import { consoleRows } from './rows.ts'
import { ConsolePage, Section } from './section.tsx'
import { useAct } from './use-act.tsx'

const changes = { ...queryOf(consoleRows.contentChanges), refetchOnMount: 'always' } as const
const current = { ...queries.content, refetchOnMount: 'always' } as const

/** Changes what the operator says on pages: figures, testimonials, dates of legal pages; shows who changed what when. */
export function ContentPage() {
  const text = useWords(CONSOLE)
  const query = useQuery(current)
  return (
    <ConsolePage title={text.content} lead={text.contentLead}>
      <Loaded query={query}>{() => <Parts />}</Loaded>
      <Changes />
    </ConsolePage>
  )
}

function Parts() {
  const [figures, testimonials, legalDates] = [useFigures(), useTestimonials(), useLegalDates()]
  return (
    <>
      <FiguresForm figures={figures} />
      <TestimonialsForm saved={testimonials} />
      <LegalDatesForm dates={legalDates} />
    </>
  )
}

type Typed = (name: string) => string

/** Frames the form of a part: what is typed, a preview of it, how it is known to be true, and saving. */
function PartForm<Read>({
  id,
  title,
  lead,
  read,
  change,
  preview,
  children,
}: {
  id: string
  title: string
  lead: string
  read: (typed: Typed, form: FormData) => Read
  change: (content: Read, basis: string) => ContentChange
  preview: (content: Read) => ReactNode
  children: ReactNode
}) {
  const text = useWords(CONSOLE)
  const { common } = useText()
  const client = useQueryClient()
  const [shown, setShown] = useState<Read | null>(null)
  const save = useAct(
    (body: ContentChange) => call(consoleRows.changeContent, { body }),
    async () => {
      await Promise.all([client.invalidateQueries(queries.content), client.invalidateQueries(changes)])
      return text.contentSaved
    },
  )
  const readForm = (form: HTMLFormElement) => {
    const data = new FormData(form)
    return read(name => String(data.get(name) ?? '').trim(), data)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const content = readForm(form)
    setShown(content)
    const isPreview = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value') === 'preview'
    if (!isPreview) save.run(change(content, String(new FormData(form).get('basis'))))
  }
  return (
    <Section id={id} title={title} lead={lead}>
      <form method='post' onSubmit={submit} aria-labelledby={id} className='mt-4 grid gap-5'>
        {children}
        <Field label={text.basis} hint={text.basisHint}>
          {control => <Input {...control} name='basis' dir='auto' required minLength={10} maxLength={300} />}
        </Field>
        <div className='flex flex-wrap gap-3'>
          <Button type='submit' size='small' saving={save.isPending && common.saving}>
            {text.saveContent}
          </Button>
          <Button type='submit' name='act' value='preview' formNoValidate variant='secondary' size='small'>
            {text.preview}
          </Button>
        </div>
      </form>
      <output className='block'>
        {shown !== null && (
          <div className='bg-tint rounded-card mt-5 p-4'>
            <p className='type-label'>{text.previewTitle}</p>
            {preview(shown)}
          </div>
        )}
      </output>
      {save.asking}
    </Section>
  )
}

const IN_ALL = ['users', 'companies'] as const
const ALIKE = ['satisfaction', 'support', 'encryption'] as const

function FiguresForm({ figures }: { figures: Figures }) {
  const text = useWords(CONSOLE)
  const { account } = useText()
  const { locale } = useLocale()
  const read = (typed: Typed): Figures => {
    const inAll = (name: string) => {
      const words = Object.fromEntries(LOCALES.map(each => [each, typed(`${name}.${each}`)]))
      return Object.values(words).some(Boolean) ? (words as Record<Locale, string>) : null
    }
    return {
      ...{ users: inAll('users'), companies: inAll('companies') },
      ...{ satisfaction: typed('satisfaction') || null, support: typed('support') || null },
      encryption: typed('encryption') || null,
    }
  }
  const say = ({ users, companies, satisfaction, support, encryption }: Figures) =>
    [
      users && account.pointUsers(users[locale]),
      companies && account.pointCompanies(companies[locale]),
      satisfaction && text.satisfactionOf(satisfaction),
      support && account.pointSupport(support),
      encryption && account.pointEncryption(encryption),
    ].filter(Boolean)
  return (
    <PartForm
      id='figures'
      title={text.figures}
      lead={text.figuresLead}
      read={read}
      change={(content, basis) => ({ part: 'figures', content, basis })}
      preview={content => (
        <>
          <ul className='type-small text-soft mt-2 grid gap-1'>
            {say(content).map(point => (
              <li key={String(point)}>{point}</li>
            ))}
          </ul>
          <InOtherLanguages of={each => [content.users?.[each], content.companies?.[each]]} />
        </>
      )}
    >
      {IN_ALL.map(name => (
        <InAllLanguages
          key={name}
          name={name}
          label={text.figureNames[name]}
          values={figures[name]}
          max={40}
        />
      ))}
      <div className='grid gap-5 md:grid-cols-3'>
        {ALIKE.map(name => (
          <Field key={name} label={text.figureNames[name]}>
            {control => (
              <Input {...control} name={name} ltr maxLength={20} defaultValue={figures[name] ?? ''} />
            )}
          </Field>
        ))}
      </div>
    </PartForm>
  )
}

/** Says in a preview what the languages beside the reader's show. */
function InOtherLanguages({ of }: { of: (locale: Locale) => readonly (string | undefined)[] }) {
  const { locale } = useLocale()
  return LOCALES.filter(each => each !== locale).map(each => (
    <p key={each} lang={each} dir={LANGUAGES[each].direction} className='type-small text-soft mt-2'>
      {LANGUAGES[each].name}: {of(each).filter(Boolean).join(' · ')}
    </p>
  ))
}

function TestimonialsForm({ saved }: { saved: Testimonials }) {
  const text = useWords(CONSOLE)
  const [entries, setEntries] = useState(() => saved.map((entry, key) => ({ key, entry })))
  const read = (typed: Typed, form: FormData): Testimonials => {
    const inAll = (name: string) =>
      Object.fromEntries(LOCALES.map(each => [each, typed(`${name}.${each}`)])) as Record<Locale, string>
    return entries.map(({ key }) => ({
      ...{ name: inAll(`${key}.name`), role: inAll(`${key}.role`), content: inAll(`${key}.content`) },
      sample: form.get(`${key}.agreed`) === null,
    }))
  }
  const add = () => {
    const none = Object.fromEntries(LOCALES.map(each => [each, ''])) as Record<Locale, string>
    const key = Math.max(-1, ...entries.map(({ key }) => key)) + 1
    setEntries([...entries, { key, entry: { name: none, role: none, content: none, sample: true } }])
  }
  return (
    <PartForm
      id='testimonials'
      title={text.testimonials}
      lead={text.testimonialsLead}
      read={read}
      change={(content, basis) => ({ part: 'testimonials', content, basis })}
      preview={content => (
        <>
          {LOCALES.map(each => (
            <ul key={each} lang={each} dir={LANGUAGES[each].direction} className='mt-2 grid gap-2'>
              {content.map(({ name, role, content, sample }) => (
                <li key={content[each]} className='type-small text-soft'>
                  {LANGUAGES[each].quotes.join(content[each])} {name[each]}
                  {LANGUAGES[each].comma}
                  {role[each]}
                  {sample && ` (${PLANS_TEXT[each].example})`}
                </li>
              ))}
            </ul>
          ))}
        </>
      )}
    >
      {entries.map(({ key, entry }, index) => (
        <fieldset key={key} className='border-line grid gap-4 border-t pt-4'>
          <legend className='type-label'>{text.testimonial(index + 1)}</legend>
          <InAllLanguages
            name={`${key}.name`}
            label={text.authorName}
            values={entry.name}
            max={60}
            required
          />
          <InAllLanguages
            name={`${key}.role`}
            label={text.authorRole}
            values={entry.role}
            max={80}
            required
          />
          <InAllLanguages
            name={`${key}.content`}
            label={text.authorWords}
            values={entry.content}
            max={400}
            long
            required
          />
          <div className='flex flex-wrap items-center justify-between gap-3'>
            <Checkbox name={`${key}.agreed`} defaultChecked={!entry.sample}>
              {text.authorAgreed}
            </Checkbox>
            <Button
              variant='quiet'
              size='small'
              onClick={() => setEntries(entries.filter(other => other.key !== key))}
            >
              {text.removeTestimonial(index + 1)}
            </Button>
          </div>
        </fieldset>
      ))}
      {entries.length < 12 && (
        <div>
          <Button variant='secondary' size='small' onClick={add}>
            {text.addTestimonial}
          </Button>
        </div>
      )}
    </PartForm>
  )
}

function LegalDatesForm({ dates }: { dates: LegalDates }) {
  const text = useWords(CONSOLE)
  const { locale } = useLocale()
  const read = (typed: Typed): LegalDates =>
    Object.fromEntries(LEGAL_PAGE_IDS.flatMap(page => (typed(page) ? [[page, typed(page)]] : [])))
  return (
    <PartForm
      id='legal-dates'
      title={text.legalDates}
      lead={text.legalDatesLead}
      read={read}
      change={(content, basis) => ({ part: 'legalDates', content, basis })}
      preview={content => (
        <ul className='type-small text-soft mt-2 grid gap-1'>
          {LEGAL_PAGE_IDS.map(page => {
            const from = content[page]
            return (
              <li key={page}>
                {LEGAL_PAGES[page][locale].title}: {from ? text.inForceFrom(date(from, locale)) : text.noDate}
              </li>
            )
          })}
        </ul>
      )}
    >
      <div className='grid gap-5 md:grid-cols-2'>
        {LEGAL_PAGE_IDS.map(page => (
          <Field
            key={page}
            label={LEGAL_PAGES[page][locale].title}
            hint={text.wordingOf(date(LEGAL_VERSIONS[page], locale))}
          >
            {control => (
              <Input
                {...control}
                name={page}
                type='date'
                min={LEGAL_VERSIONS[page]}
                defaultValue={dates[page] ?? ''}
              />
            )}
          </Field>
        ))}
      </div>
    </PartForm>
  )
}

function Changes() {
  const text = useWords(CONSOLE)
  const looks = useWords(LOOKS)
  const { locale } = useLocale()
  const query = useQuery(changes)
  return (
    <Section id='changes' title={text.contentChanges}>
      <Loaded query={query}>
        {rows => (
          <DataTable
            labelledBy='changes'
            rows={rows}
            keyOf={({ id }) => id}
            empty={text.noContentChanges}
            columns={[
              { key: 'when', title: text.when, cell: row => `${date(row.at, locale)} ${time(row.at)}` },
              { key: 'part', title: text.contentPart, cell: row => text[row.part] },
              { key: 'basis', title: text.basis, cell: row => <span dir='auto'>{row.basis}</span> },
              { key: 'role', title: text.role, cell: row => (row.role ? looks.roles[row.role] : '') },
              {
                key: 'who',
                title: text.who,
                cell: ({ operator }) => operator && <bdi title={operator}>{operator.slice(0, 8)}</bdi>,
              },
            ]}
          />
        )}
      </Loaded>
    </Section>
  )
}
