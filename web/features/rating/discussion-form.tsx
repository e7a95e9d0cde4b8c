import { ArrowRight } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { DiscussedStory, GivenOpinion } from '#contract/rating.ts'
import { LANGUAGES, type Locale } from '#engine/languages/index.ts'
import { useWords } from '#web/text/locale.tsx'
import { RATING } from '#web/text/rating.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { TextArea } from '#web/ui/input.tsx'
import { type Draft, draftOf, withPoint } from './desk.ts'
import { OptionScales, rateByDigit } from './option-scales.tsx'
import { Spread } from './spread.tsx'

interface DiscussionFormProps {
  readonly story: DiscussedStory
  /** In which the story is told. */
  readonly language: Locale
  readonly draft: Draft | null
  readonly onMark: (draft: Draft) => void
  readonly onSay: (given: GivenOpinion) => void
}

const LEAST = 10

/** Shows a story that raters disagree on, and what they said of it, without who did; takes a comment, and the ratings once more. */
export function DiscussionForm({ story, language, draft, onMark, onSay }: DiscussionFormProps) {
  const text = useWords(RATING)
  const heading = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const [tried, setTried] = useState<'both' | 'comment' | null>(null)
  const marks = draftOf(story, draft)
  const said = { lang: language, dir: LANGUAGES[language].direction }
  useEffect(() => {
    setTried(null)
    title.current?.focus()
    scrollTo({ top: 0 })
  }, [story.id])

  const typed = (marks.comment ?? '').trim()
  const open = marks.ratings.filter(point => point === null).length
  const comment = story.comment === null && typed !== '' ? typed : null
  const isShort = comment !== null && comment.length < LEAST
  const rate = (place: number, point: number) => onMark(withPoint(marks, place, point))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried('both')
    if (open > 0 || isShort) return
    onSay({ ratings: marks.ratings.map(point => point ?? 0), comment })
  }
  const commentOnly = () => {
    setTried('comment')
    if (comment !== null && !isShort) onSay({ ratings: null, comment })
  }
  const commentError = isShort || (tried === 'comment' && comment === null) ? text.commentShort : undefined
  return (
    <form
      method='post'
      onSubmit={submit}
      onKeyDown={event => rateByDigit(event, marks.ratings, rate)}
      aria-labelledby={heading}
      className='grid gap-6'
    >
      <h2 ref={title} id={heading} tabIndex={-1} className='type-story' {...said}>
        {story.story}
      </h2>
      <p className='type-question' {...said}>
        {story.question}
      </p>
      {story.cannot !== null && (
        <p className='type-body'>
          {`${text.ownCannot} `}
          <bdi>{story.cannot}</bdi>
        </p>
      )}
      {story.comments.length > 0 && (
        <div>
          <h3 className='type-h3'>{text.othersWrote}</h3>
          <ul className='type-body mt-1 list-disc ps-6'>
            {story.comments.map((each, index) => (
              <li key={`${index} ${each}`} className='whitespace-pre-line'>
                <bdi>{each}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
      {story.comment === null ? (
        <Field label={text.comment} hint={text.commentHint} error={tried ? commentError : undefined}>
          {control => (
            <TextArea
              {...control}
              rows={3}
              maxLength={500}
              value={marks.comment ?? ''}
              onChange={event => onMark({ ...marks, comment: event.currentTarget.value })}
            />
          )}
        </Field>
      ) : (
        <p className='type-body whitespace-pre-line'>
          {`${text.ownComment} `}
          <bdi>{story.comment}</bdi>
        </p>
      )}
      <div>
        <p className='type-label'>{text.onceMore}</p>
        <p className='type-small text-soft text-16'>{text.scale}</p>
      </div>
      <OptionScales
        options={story.options}
        kind='practitioners'
        language={language}
        ratings={marks.ratings}
        onRate={rate}
        about={place => <Spread counts={story.spread[place] ?? []} own={story.own?.[place] ?? null} />}
      />
      <div role='status'>
        <FieldError
          id={`${heading}-missing`}
          message={tried === 'both' && open > 0 ? text.missing(open) : undefined}
        />
      </div>
      <div data-after='' tabIndex={-1} className='flex flex-wrap gap-3'>
        <Button type='submit' iconEnd={ArrowRight}>
          {text.next}
        </Button>
        {story.comment === null && (
          <Button variant='secondary' onClick={commentOnly}>
            {text.commentOnly}
          </Button>
        )}
      </div>
    </form>
  )
}
