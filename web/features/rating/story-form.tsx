import { ArrowRight } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { GivenRating, PanelKind, RatedStory } from '#contract/rating.ts'
import { LANGUAGES, type Locale } from '#engine/languages/index.ts'
import { useWords } from '#web/text/locale.tsx'
import { RATING } from '#web/text/rating.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Field } from '#web/ui/field.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { TextArea } from '#web/ui/input.tsx'
import { type Draft, draftOf, withPoint } from './desk.ts'
import { FacetChoice } from './facet-choice.tsx'
import { OptionScales, rateByDigit } from './option-scales.tsx'

interface StoryFormProps {
  readonly story: RatedStory
  readonly kind: PanelKind
  /** In which the story is told. */
  readonly language: Locale
  readonly draft: Draft | null
  readonly onMark: (draft: Draft) => void
  readonly onRate: (given: GivenRating) => void
}

const LEAST_REASON = 10

/** Asks a rater about one story: each option 1 to 9, what the story shows, or why it cannot be judged. */
export function StoryForm({ story, kind, language, draft, onMark, onRate }: StoryFormProps) {
  const text = useWords(RATING)
  const heading = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const [isTried, setTried] = useState(false)
  const marks = draftOf(story, draft)
  const asksFacet = kind === 'practitioners'
  const said = { lang: language, dir: LANGUAGES[language].direction }
  useEffect(() => {
    setTried(false)
    title.current?.focus()
    scrollTo({ top: 0 })
  }, [story.id])

  const open = marks.ratings.filter(point => point === null).length
  const isJudged = marks.unjudged === null
  const isReady = isJudged
    ? open === 0 && (!asksFacet || marks.shows !== null)
    : (marks.unjudged ?? '').trim().length >= LEAST_REASON
  const rate = (place: number, point: number) => onMark(withPoint(marks, place, point))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (!isReady) return
    onRate({
      ratings: isJudged ? marks.ratings.map(point => point ?? 0) : null,
      unjudged: marks.unjudged?.trim() ?? null,
      shows: isJudged && asksFacet ? marks.shows : null,
    })
  }
  return (
    <form
      method='post'
      onSubmit={submit}
      onKeyDown={event => isJudged && rateByDigit(event, marks.ratings, rate)}
      aria-labelledby={heading}
      className='grid gap-6'
    >
      <h2 ref={title} id={heading} tabIndex={-1} className='type-story' {...said}>
        {story.story}
      </h2>
      <p className='type-question' {...said}>
        {story.question}
      </p>
      <Checkbox
        checked={!isJudged}
        onChange={event => onMark({ ...marks, unjudged: event.currentTarget.checked ? '' : null })}
      >
        {text.cannot}
      </Checkbox>
      {isJudged ? (
        <>
          <div>
            <p className='type-label'>{kind === 'lay' ? text.howItLooks : text.howGood}</p>
            <p className='type-small text-soft text-16'>{text.scale}</p>
          </div>
          <OptionScales
            options={story.options}
            kind={kind}
            language={language}
            ratings={marks.ratings}
            onRate={rate}
          />
          {asksFacet && (
            <div data-after='' tabIndex={-1}>
              <p className='type-label mb-2'>{text.facetQuestion}</p>
              <FacetChoice
                set={story.set}
                chosen={marks.shows}
                onChoose={shows => onMark({ ...marks, shows })}
              />
            </div>
          )}
        </>
      ) : (
        <Field label={text.cannotWhy}>
          {control => (
            <TextArea
              {...control}
              rows={3}
              maxLength={500}
              value={marks.unjudged ?? ''}
              onChange={event => onMark({ ...marks, unjudged: event.currentTarget.value })}
            />
          )}
        </Field>
      )}
      <div role='status'>
        <FieldError
          id={`${heading}-missing`}
          message={isTried && !isReady ? missing(text, { open, isJudged }) : undefined}
        />
      </div>
      <div>
        <Button type='submit' iconEnd={ArrowRight}>
          {text.next}
        </Button>
      </div>
    </form>
  )
}

function missing(
  text: (typeof RATING)['ar'],
  { open, isJudged }: { readonly open: number; readonly isJudged: boolean },
): string {
  if (!isJudged) return text.whyMissing
  return open > 0 ? text.missing(open) : text.facetMissing
}
