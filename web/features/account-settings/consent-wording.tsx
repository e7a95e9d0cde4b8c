import { AI_CONSENT, COMPANY_CONSENT } from '#contract/consent-wording.ts'
import type { Consent } from '#contract/privacy.ts'
import { RESEARCH_CONSENT } from '#contract/research-consent.ts'
import { ACCOUNT_SETTINGS } from '#web/text/account-settings.ts'
import { asGiven, isolated } from '#web/text/format.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { PAYMENT } from '#web/text/payment.ts'
import { TextLink } from '#web/ui/text-link.tsx'

/** Shows what the person agreed to: the sentence itself, or a link to the page that holds it. */
export function ConsentWording({ consent }: { consent: Consent }) {
  const text = useWords(ACCOUNT_SETTINGS)
  const card = useWords(PAYMENT).saveCard
  const { assessment } = useText()
  const { locale } = useLocale()
  const { purpose } = consent
  if (purpose === 'terms' || purpose === 'privacy') {
    return (
      <TextLink to={`/${purpose}`} className='type-small inline-flex min-h-12 items-center'>
        {text.wording}
      </TextLink>
    )
  }
  const sentences = {
    automated_scoring: assessment.fieldConsent,
    company_report: named(COMPANY_CONSENT.text[locale], companyOf(consent.recipient)),
    ai_processing: AI_CONSENT.text[locale],
    card_saving: card,
    research: RESEARCH_CONSENT.text[locale],
  }
  return (
    <details>
      <summary className='type-small text-link inline-flex min-h-12 cursor-pointer items-center'>
        {text.wording}
      </summary>
      <p className='type-small text-soft pb-2'>{sentences[purpose]}</p>
    </details>
  )
}

/** Reads the company and its address from a consent's recipient, as they were recorded then: «name <address>». */
export function companyOf(recipient: string | null): { readonly name: string; readonly email: string } {
  const [, name = '', email = ''] = /^(.*) <([^>]*)>$/.exec(recipient ?? '') ?? []
  return { name, email }
}

const named = (sentence: string, { name, email }: ReturnType<typeof companyOf>) =>
  sentence.replace('{company}', asGiven(name)).replace('{email}', isolated(email))
