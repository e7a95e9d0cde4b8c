import { CONSULTATION_RULES, SHARED_PAPERS, type SharedPaper } from '#contract/consultations.ts'
import { BILLING } from '#web/text/billing.ts'
import { useWords } from '#web/text/locale.tsx'
import { Checkbox } from '#web/ui/choice.tsx'

interface SharesFieldProps {
  /** What there is to share. */
  readonly papers: readonly SharedPaper[]
  readonly shares: readonly SharedPaper[]
  readonly onChange: (shares: readonly SharedPaper[]) => void
}

/** Chooses what the consultant may open. */
export function SharesField({ papers, shares, onChange }: SharesFieldProps) {
  const text = useWords(BILLING)
  // What was shared and is gone since can still be taken back.
  const offered = SHARED_PAPERS.filter(paper => papers.includes(paper) || shares.includes(paper))
  return (
    <fieldset>
      <legend className='type-label'>{text.shares}</legend>
      <p className='type-small text-soft text-16'>
        {offered.length > 0 ? text.sharesHint(CONSULTATION_RULES) : text.nothingToShare}
      </p>
      {offered.map(paper => (
        <Checkbox
          key={paper}
          checked={shares.includes(paper)}
          onChange={event =>
            onChange(event.target.checked ? [...shares, paper] : shares.filter(each => each !== paper))
          }
        >
          {text.papers[paper]}
        </Checkbox>
      ))}
    </fieldset>
  )
}
