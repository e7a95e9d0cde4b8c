import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { AI_CONSENT } from '#contract/consent-wording.ts'
import { call } from '#web/api/client.ts'
import { serverMessage } from '#web/api/error.ts'
import { advice } from '#web/api/rows.ts'
import { ADVICE } from '#web/text/advice.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { Switch } from '#web/ui/choice.tsx'
import { Note } from '#web/ui/note.tsx'
import { aiQuery, recommendationsPath, tipsPath, useAiAdvice } from './use-advice.ts'

/** Asks for the consent to AI processing, word for word, and takes it back; only where the plan and the deployment offer it. */
export function AiConsent({ id }: { id: string }) {
  const text = useWords(ADVICE)
  const { locale } = useLocale()
  const client = useQueryClient()
  const { data } = useAiAdvice(id)
  const state = data?.state ?? 'off'
  const forgetWords = () => {
    for (const path of [tipsPath(id), recommendationsPath(id)]) {
      void client.invalidateQueries({ queryKey: [path] })
    }
  }
  const change = useMutation({
    mutationFn: (given: boolean) => call(advice.aiConsent, { parameters: { id }, body: { given } }),
    onSuccess: changed => {
      client.setQueryData(aiQuery(id).queryKey, changed)
      forgetWords()
    },
  })
  // What was being written has arrived: the lists are asked for again.
  const before = useRef(state)
  useEffect(() => {
    if (before.current === 'preparing' && state === 'ready') forgetWords()
    before.current = state
  })
  if (state === 'off') return null
  const given = change.isPending ? change.variables : state !== 'consent_needed'
  const said = {
    consent_needed: null,
    preparing: text.aiPreparing,
    ready: text.aiReady,
    failed: text.aiFailed,
  }
  return (
    <section className='border-line mt-8 border-t pt-5'>
      <Switch checked={given} onChange={event => change.isPending || change.mutate(event.target.checked)}>
        <span className='type-label'>{text.aiTitle}</span>
      </Switch>
      <p className='type-caption text-soft mt-1'>{AI_CONSENT.text[locale]}</p>
      <p role='status' className='type-small mt-3'>
        {said[state]}
      </p>
      {change.isError && (
        <Note tone='danger' role='alert' className='mt-3'>
          {serverMessage(change.error) ?? text.aiConsentFailed}
        </Note>
      )}
    </section>
  )
}
