import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import type { RatedItem } from '#contract/desk.ts'
import { VERDICTS, type Verdict } from '#contract/verdicts.ts'
import { call } from '#web/api/client.ts'
import { AGREEMENT } from '#web/text/agreement.ts'
import { date } from '#web/text/format.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { LOOKS } from '#web/text/looks.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select, TextArea } from '#web/ui/input.tsx'
import { consoleRows } from './rows.ts'
import { useAct } from './use-act.tsx'

interface ItemDecisionProps {
  readonly panelId: string
  readonly item: RatedItem
  /** May propose. */
  readonly decides: boolean
}

/** Shows what was decided about a pair and what is proposed; offers the next step to who may take it. */
export function ItemDecision({ panelId, item, decides }: ItemDecisionProps) {
  const text = useWords(AGREEMENT)
  const { locale } = useLocale()
  const { decided, open } = item
  return (
    <div className='grid gap-4'>
      {decided && (
        <div>
          <h3 className='type-h3'>
            {text.decided(
              text.verdicts[decided.verdict],
              date(decided.confirmedAt ?? decided.proposedAt, locale),
            )}
          </h3>
          <Reasons of={[decided.reason, decided.secondReason]} />
        </div>
      )}
      {open ? <OpenProposal open={open} /> : decides && <ProposeForm panelId={panelId} item={item} />}
    </div>
  )
}

function Reasons({ of }: { of: readonly (string | null)[] }) {
  return of.map(
    (reason, index) =>
      reason !== null && (
        <p key={`${index} ${reason}`} className='type-body max-w-read whitespace-pre-line'>
          <bdi>{reason}</bdi>
        </p>
      ),
  )
}

function ProposeForm({ panelId, item }: Omit<ItemDecisionProps, 'decides'>) {
  const text = useWords(AGREEMENT)
  const { common } = useText()
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const can: Readonly<Record<Verdict, boolean>> = {
    accepted: item.objections.length === 0 && item.status !== 'released',
    released: item.status === 'rated',
    returned: true,
  }
  const verdicts = VERDICTS.filter(verdict => can[verdict])
  const propose = useAct(
    (body: { pair: string; verdict: Verdict; reason: string }) =>
      call(consoleRows.propose, { parameters: { id: panelId }, body }),
    async () => {
      form.current?.reset()
      await client.invalidateQueries()
      return text.proposed
    },
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const verdict = VERDICTS.find(each => each === typed.get('verdict'))
    if (verdict) propose.run({ pair: item.pair, verdict, reason: String(typed.get('reason')) })
  }
  return (
    <form ref={form} method='post' onSubmit={submit} className='grid max-w-[640px] gap-5'>
      <Field label={text.verdict}>
        {control => (
          // Chosen anew where other verdicts become possible: the first is the one that the ratings allow.
          <Select key={verdicts.join(' ')} {...control} name='verdict'>
            {verdicts.map(verdict => (
              <option key={verdict} value={verdict}>
                {text.verdicts[verdict]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <ReasonField />
      <div>
        <Button type='submit' size='small' saving={propose.isPending && common.saving}>
          {text.propose}
        </Button>
      </div>
      {propose.asking}
    </form>
  )
}

function ReasonField() {
  const text = useWords(AGREEMENT)
  return (
    <Field label={text.reason} hint={text.reasonHint}>
      {control => <TextArea {...control} name='reason' rows={3} required minLength={10} maxLength={1000} />}
    </Field>
  )
}

function OpenProposal({ open }: { open: NonNullable<RatedItem['open']> }) {
  const text = useWords(AGREEMENT)
  const looks = useWords(LOOKS)
  const { common } = useText()
  const { locale } = useLocale()
  const client = useQueryClient()
  const renewed = (said: string) => async () => {
    await client.invalidateQueries()
    return said
  }
  const confirm = useAct(
    (reason: string) => call(consoleRows.confirmDecision, { parameters: { id: open.id }, body: { reason } }),
    renewed(text.confirmed),
  )
  const decline = useAct(
    () => call(consoleRows.declineApproval, { parameters: { id: open.approval } }),
    renewed(open.may.withdraw ? text.withdrawn : text.declined),
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    confirm.run(String(new FormData(event.currentTarget).get('reason')))
  }
  return (
    <div className='grid max-w-[640px] gap-4'>
      <div>
        <h3 className='type-h3'>{text.waits(text.verdicts[open.verdict])}</h3>
        <p className='type-small text-soft text-16'>
          {looks.roles[open.as]}
          {open.by && (
            <>
              {' · '}
              <bdi className='break-all'>{open.by}</bdi>
            </>
          )}
          {` · ${text.until(date(open.expiresAt, locale))}`}
        </p>
        <Reasons of={[open.reason]} />
      </div>
      {open.may.confirm && (
        <form method='post' onSubmit={submit} className='grid gap-5'>
          <ReasonField />
          <div>
            <Button type='submit' size='small' saving={confirm.isPending && common.saving}>
              {text.confirm}
            </Button>
          </div>
        </form>
      )}
      {(open.may.decline || open.may.withdraw) && (
        <div>
          <Button
            variant='quiet'
            size='small'
            saving={decline.isPending && common.saving}
            onClick={() => decline.run(undefined)}
          >
            {open.may.withdraw ? text.withdraw : text.decline}
          </Button>
        </div>
      )}
      {confirm.asking}
      {decline.asking}
    </div>
  )
}
