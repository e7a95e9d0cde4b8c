import { Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Assessment } from '#contract/assessment.ts'
import type { Company } from '#contract/companies.ts'
import { COMPANIES } from '#web/text/companies.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { toast } from '#web/ui/toast/store.ts'
import { ConsentDialog } from './consent-dialog.tsx'
import { DeliveryLine } from './delivery-line.tsx'
import { DeliveryNote } from './delivery-note.tsx'
import { stillOpens } from './delivery-steps.ts'
import { initialOf } from './initial-of.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { useSendReport } from './use-send-report.ts'

interface CompanyRowProps {
  readonly company: Company
  readonly assessment: Assessment | null
  /** The first that nothing was sent to: its button is the page's primary one. */
  readonly next: boolean
}

/** Shows one company: its name and address, sending and deleting, the way of what was sent last, and every earlier link that still opens. */
export function CompanyRow({ company, assessment, next }: CompanyRowProps) {
  const text = useWords(COMPANIES)
  const { common } = useText()
  const [removing, setRemoving] = useState(false)
  const [consenting, setConsenting] = useState(false)
  const { send, consentAndSend } = useSendReport(company, assessment?.id ?? '', {
    needsConsent: () => setConsenting(true),
    settled: () => setConsenting(false),
  })
  const [newest, ...before] = company.sendings
  const older = company.optedOut ? [] : before.filter(stillOpens)
  const incomplete = !assessment?.isCompleted
  // Not `disabled`: a press says why nothing is sent.
  const press = () => {
    if (incomplete) toast({ title: text.incomplete, description: text.incompleteBody, tone: 'error' })
    else if (!company.optedOut) send.mutate()
  }
  return (
    <li className='border-line border-b py-5 md:py-6'>
      <div className='grid grid-cols-[48px_1fr_48px] items-start gap-x-3.5 gap-y-4 md:grid-cols-[48px_1fr_auto_48px]'>
        <span
          aria-hidden='true'
          className='bg-tint rounded-control grid size-12 place-items-center text-18 font-semibold'
        >
          {initialOf(company.name)}
        </span>
        <div className='min-w-0'>
          <h2 className='type-h3 break-words'>
            <bdi>{company.name}</bdi>
          </h2>
          <EmailAddress>{company.email}</EmailAddress>
        </div>
        <div className='max-md:order-last max-md:col-span-3'>
          <Button
            variant={next ? 'primary' : 'secondary'}
            size='small'
            icon={Send}
            mirrored
            aria-disabled={incomplete || company.optedOut || undefined}
            aria-label={newest ? text.sendAgainTo(company.name) : text.sendTo(company.name)}
            saving={send.isPending && common.sending}
            onClick={press}
            className='max-md:w-full'
          >
            {newest ? text.sendAgain : text.send}
          </Button>
        </div>
        <IconButton
          icon={Trash2}
          label={text.removeCompany(company.name)}
          onClick={() => setRemoving(true)}
        />
        {newest && (
          <div className='col-span-3 min-w-0 md:col-start-2'>
            <DeliveryLine company={company.name} sending={newest} />
            <DeliveryNote company={company} sending={newest} />
            {older.length > 0 && (
              <ul aria-label={text.olderLinks(company.name)} className='border-line mt-2 border-t'>
                {older.map(sending => (
                  <li key={sending.id}>
                    <DeliveryNote company={company} sending={sending} dated />
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
        {company.optedOut && (
          <p className='type-small text-amber col-span-3 md:col-start-2'>{text.optedOut}</p>
        )}
      </div>
      <RemoveDialog open={removing} onClose={() => setRemoving(false)} company={company} />
      <ConsentDialog
        open={consenting}
        onClose={() => setConsenting(false)}
        company={company}
        agree={() => consentAndSend.mutate()}
        sending={consentAndSend.isPending}
      />
    </li>
  )
}
