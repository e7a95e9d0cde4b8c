import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Consent } from '#contract/privacy.ts'
import { RESEARCH_CONSENT } from '#contract/research-consent.ts'
import { LANGUAGES } from '#engine/languages/index.ts'
import { call } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import { privacy } from '#web/api/rows.ts'
import { ACCOUNT_SETTINGS } from '#web/text/account-settings.ts'
import { asGiven, date, time } from '#web/text/format.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { ConsentWording, companyOf } from './consent-wording.tsx'
import { Loaded, Part } from './part.tsx'
import { useChange } from './use-change.ts'

/** Lists every consent that the person gave. Withdrawing is one press, as giving was. */
export function ConsentsPart() {
  const text = useWords(ACCOUNT_SETTINGS)
  const consents = useQuery(queries.consents)
  return (
    <Part
      id='consents'
      title={text.consents}
      lead={
        <>
          {text.consentsLead} {text.noMarketing}
        </>
      }
    >
      <Loaded query={consents}>
        {list => (
          <>
            <ConsentList consents={list} />
            {!list.some(isToResearch) && <ResearchOffer />}
          </>
        )}
      </Loaded>
    </Part>
  )
}

const isToResearch = ({ purpose, version, withdrawnAt }: Consent) =>
  purpose === 'research' && version === RESEARCH_CONSENT.version && !withdrawnAt

/** What nobody needs and some give: it is asked here and nowhere else, so that nobody takes it for a part of the assessment. */
function ResearchOffer() {
  const text = useWords(ACCOUNT_SETTINGS)
  const { common } = useText()
  const { locale } = useLocale()
  const client = useQueryClient()
  const agree = useChange(
    () => call(privacy.agreeToResearch),
    async () => {
      await client.invalidateQueries({ queryKey: queries.consents.queryKey })
      return { title: text.agreed }
    },
  )
  return (
    <div className='mt-6'>
      <h3 id='research' className='type-label'>
        {text.purposes.research}
      </h3>
      <p id='research-wording' className='type-small text-soft mt-1'>
        {RESEARCH_CONSENT.text[locale]}
      </p>
      <Button
        variant='secondary'
        size='small'
        className='mt-3'
        aria-describedby='research research-wording'
        saving={agree.isPending && common.saving}
        onClick={() => agree.mutate()}
      >
        {text.agree}
      </Button>
    </div>
  )
}

function ConsentList({ consents }: { consents: readonly Consent[] }) {
  const text = useWords(ACCOUNT_SETTINGS)
  const client = useQueryClient()
  const withdraw = useChange(
    (id: string) => call(privacy.withdrawConsent, { parameters: { id } }),
    async () => {
      // What a consent allowed may show on any page: all are asked for again when they are entered.
      await client.invalidateQueries({ queryKey: queries.consents.queryKey })
      await client.invalidateQueries({
        predicate: ({ queryKey: [path] }) => path !== queries.user.queryKey[0],
        refetchType: 'none',
      })
      return { title: text.withdrawn }
    },
  )
  const standing = consents.filter(({ withdrawnAt }) => !withdrawnAt)
  const over = consents.filter(({ withdrawnAt }) => withdrawnAt)
  const row = (consent: Consent) => (
    <ConsentRow
      key={consent.id}
      consent={consent}
      saving={withdraw.isPending && withdraw.variables === consent.id}
      onWithdraw={() => withdraw.mutate(consent.id)}
    />
  )
  return (
    <>
      <ul className='border-line border-b'>{standing.map(row)}</ul>
      {over.length > 0 && (
        <details className='mt-4'>
          <summary className='type-small flex min-h-12 cursor-pointer items-center'>
            {text.earlier(String(over.length))}
          </summary>
          <ul className='border-line border-b'>{over.map(row)}</ul>
        </details>
      )}
    </>
  )
}

interface ConsentRowProps {
  readonly consent: Consent
  readonly saving: boolean
  readonly onWithdraw: () => void
}

function ConsentRow({ consent, saving, onWithdraw }: ConsentRowProps) {
  const text = useWords(ACCOUNT_SETTINGS)
  const { common } = useText()
  const { locale } = useLocale()
  const { purpose, givenAt, withdrawnAt, version, recipient, applicationNumber, withdrawable } = consent
  const name = text.purposes[purpose]
  const company = recipient ? companyOf(recipient) : null
  return (
    <li className='border-line border-t pt-4 pb-1'>
      <div className='flex flex-wrap items-start justify-between gap-x-4 gap-y-2'>
        <div className='min-w-0 grow basis-60'>
          <p className='type-label flex flex-wrap items-center gap-x-3'>
            {name}{' '}
            <Badge tone={withdrawnAt ? 'neutral' : 'ok'}>{withdrawnAt ? text.over : text.standing}</Badge>
          </p>
          {company && (
            <>
              <p className='type-small mt-1 break-words'>
                <bdi>{company.name}</bdi>
              </p>
              <EmailAddress>{company.email}</EmailAddress>
            </>
          )}
        </div>
        {withdrawable && (
          <Button
            variant='secondary'
            size='small'
            aria-label={text.withdrawOf(
              company ? [name, asGiven(company.name)].join(LANGUAGES[locale].comma) : name,
            )}
            saving={saving && common.saving}
            onClick={onWithdraw}
          >
            {text.withdraw}
          </Button>
        )}
      </div>
      <p className='type-caption text-soft mt-1 flex flex-wrap gap-x-4'>
        <span>{text.givenAt(date(givenAt, locale), time(givenAt))}</span>
        {withdrawnAt && <span>{text.withdrawnAt(date(withdrawnAt, locale))}</span>}
        <span>{text.version(version)}</span>
        {applicationNumber && <bdi dir='ltr'>{applicationNumber}</bdi>}
      </p>
      {!withdrawnAt && <p className='type-small text-soft mt-1'>{text.follows[purpose]}</p>}
      <ConsentWording consent={consent} />
    </li>
  )
}
