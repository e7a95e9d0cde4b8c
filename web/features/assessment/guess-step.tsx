import { useMutation } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { GuessLevel } from '#contract/guess.ts'
import { CORE_SECTIONS, type CoreSection, SECTION_NAMES } from '#engine/vocabulary.ts'
import { call } from '#web/api/client.ts'
import { refusalCode, serverMessage } from '#web/api/error.ts'
import { guess as rows } from '#web/api/rows.ts'
import { GUESS } from '#web/text/guess.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { RadioCell } from '#web/ui/choice.tsx'
import { toast } from '#web/ui/toast/store.ts'
import { useStepStart } from './use-step-start.ts'

const LEVELS = ['low', 'middle', 'high'] as const satisfies readonly GuessLevel[]

interface GuessStepProps {
  /** Of the completed attempt. */
  readonly id: string
}

/** Asks, where its person wished for it, what they expect of each section; the result comes after it, or after one press without it. */
export default function GuessStep({ id }: GuessStepProps) {
  const text = useWords(GUESS)
  const { common } = useText()
  const { locale } = useLocale()
  const [guess, setGuess] = useState<Partial<Record<CoreSection, GuessLevel>>>({})
  const navigate = useNavigate()
  const toResults = () => navigate('/results', { state: 'first-sight' })
  const store = useStore(id, toResults)
  useStepStart()
  function show() {
    const { motivation, competency, skills } = guess
    if (motivation && competency && skills) return store.mutate({ motivation, competency, skills })
    toast({ title: text.missing, description: text.missingBody, tone: 'error' })
  }
  return (
    <form
      className='column column-read py-6 md:py-12'
      onSubmit={event => {
        event.preventDefault()
        show()
      }}
    >
      <h1 className='type-h1'>{text.title}</h1>
      <p className='type-body text-soft mt-2'>{text.lead}</p>
      <p className='type-small text-soft mt-2'>{text.levels}</p>
      {CORE_SECTIONS.map(section => (
        <fieldset key={section} className='mt-5'>
          <legend className='type-label mb-2'>{SECTION_NAMES[section][locale]}</legend>
          <div className='radio-list min-[22rem]:grid-cols-3'>
            {LEVELS.map(level => (
              <RadioCell
                key={level}
                name={section}
                className='max-md:gap-1 max-md:px-2.5'
                title={text.level[level]}
                checked={guess[section] === level}
                onChange={() => setGuess(before => ({ ...before, [section]: level }))}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <div className='mt-7 flex flex-wrap gap-3'>
        <Button type='submit' iconEnd={ArrowRight} saving={store.isPending && common.saving}>
          {text.show}
        </Button>
        <Button variant='secondary' onClick={toResults}>
          {text.skip}
        </Button>
      </div>
    </form>
  )
}

function useStore(id: string, onStored: () => void) {
  const { common } = useText()
  return useMutation({
    mutationFn: (body: Readonly<Record<CoreSection, GuessLevel>>) =>
      call(rows.store, { parameters: { id }, body }),
    onSuccess: onStored,
    onError: error => {
      toast({ title: common.error, description: serverMessage(error) ?? common.serverAway, tone: 'error' })
      // The result was seen elsewhere meanwhile: there is nothing left to guess.
      if (refusalCode(error) === 'guess_closed') onStored()
    },
  })
}
