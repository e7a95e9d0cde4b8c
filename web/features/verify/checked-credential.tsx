import { BadgeCheck } from 'lucide-react'
import type { CheckedCredential } from '#contract/credentials.ts'
import { LANGUAGES } from '#engine/languages/index.ts'
import { CREDENTIALS } from '#web/text/credentials.ts'
import { date, range } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { Fact } from './fact.tsx'

/** Shows what a check found: all that a valid credential says, of any other only why it is none. */
export function CheckedCredentialCard({ checked: { state, valid } }: { checked: CheckedCredential }) {
  const text = useWords(CREDENTIALS)
  const { locale } = useLocale()
  if (state !== 'valid' || !valid) {
    const { title, body } = text.found[state === 'valid' ? 'changed' : state]
    return (
      <StatePanel line='lost' title={title} role='status'>
        {body}
      </StatePanel>
    )
  }
  const { name, purpose, form, completedOn, results } = valid.statement
  return (
    <Card role='status' className='p-5 md:p-8'>
      <div className='flex items-start gap-4'>
        <span className='bg-ok-soft text-ok rounded-control grid size-11 shrink-0 place-items-center'>
          <Icon of={BadgeCheck} size={24} />
        </span>
        <div>
          <h2 className='type-h3'>{text.genuine}</h2>
          <p className='type-small text-soft text-16'>{text.genuineBody}</p>
        </div>
      </div>
      <dl className='border-ink mt-5 border-t-2'>
        {name && (
          <Fact name={text.holder}>
            <bdi className='font-semibold wrap-anywhere'>{name}</bdi>
          </Fact>
        )}
        <Fact name={text.purpose}>{text.purposes[purpose]}</Fact>
        {form && (
          <Fact name={text.form}>
            {[form.name, form.field].flatMap(part => part?.[locale] ?? []).join(LANGUAGES[locale].comma)}
          </Fact>
        )}
        {completedOn && <Fact name={text.completedOn}>{date(completedOn, locale)}</Fact>}
        {results.map(({ id, label, score, max, range: { from, to } }) => (
          <Fact key={id} name={label[locale]}>
            <span className='block font-semibold'>{text.score(score, max)}</span>
            <span className='type-small block'>{text.range(range(from, to, locale))}</span>
          </Fact>
        ))}
        <Fact name={text.issuedLabel}>{date(valid.issuedAt, locale)}</Fact>
        <Fact name={text.expiresLabel}>{date(valid.expiresAt, locale)}</Fact>
      </dl>
      <p className='type-small text-soft mt-4'>{text.reach}</p>
    </Card>
  )
}
