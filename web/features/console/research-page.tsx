import { Download } from 'lucide-react'
import { useState } from 'react'
import { TEMPLATE_IDS, type TemplateId } from '#engine/vocabulary.ts'
import { addressOf } from '#web/api/client.ts'
import { CONSOLE } from '#web/text/console.ts'
import { HISTORY } from '#web/text/history.ts'
import { useWords } from '#web/text/locale.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/input.tsx'
import { consoleRows } from './rows.ts'
import { ConsolePage, Section } from './section.tsx'

const WHOSE = ['people', 'simulated'] as const

/** Hands the answers to a form over for research. */
export function ResearchPage() {
  const text = useWords(CONSOLE)
  const { forms } = useWords(HISTORY)
  const [form, setForm] = useState<TemplateId>('basic')
  const [whose, setWhose] = useState<(typeof WHOSE)[number]>('people')
  return (
    <ConsolePage title={text.research} lead={text.researchLead}>
      <Section id='answers' title={text.answers} lead={text.answersLead}>
        <div className='mt-4 grid items-end gap-5 md:grid-cols-[repeat(2,minmax(0,18rem))_auto] md:justify-start'>
          <Field label={text.form}>
            {control => (
              <Select
                {...control}
                value={form}
                onChange={event => setForm(event.currentTarget.value as TemplateId)}
              >
                {TEMPLATE_IDS.map(id => (
                  <option key={id} value={id}>
                    {forms[id]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={text.whose}>
            {control => (
              <Select
                {...control}
                value={whose}
                onChange={event => setWhose(event.currentTarget.value as (typeof WHOSE)[number])}
              >
                {WHOSE.map(each => (
                  <option key={each} value={each}>
                    {text.whoseAnswers[each]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <ButtonLink
            to={addressOf(consoleRows.research, { parameters: { form }, query: { whose } })}
            reloadDocument
            download
            variant='secondary'
            icon={Download}
          >
            {text.download}
          </ButtonLink>
        </div>
      </Section>
    </ConsolePage>
  )
}
