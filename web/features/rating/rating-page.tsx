import { useEffect, useState, useSyncExternalStore } from 'react'
import { call } from '#web/api/client.ts'
import { refusalCode } from '#web/api/error.ts'
import { asGiven, date } from '#web/text/format.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { RATING } from '#web/text/rating.ts'
import { Note } from '#web/ui/note.tsx'
import { WaitingLine } from '#web/ui/waiting-line.tsx'
import { type DeskView, isDiscussed } from './desk.ts'
import { deviceName, getDesk } from './device.ts'
import { DiscussionForm } from './discussion-form.tsx'
import { OwnData } from './own-data.tsx'
import { ratingRows } from './rows.ts'
import { StatementForm } from './statement-form.tsx'
import { StoryForm } from './story-form.tsx'

/** Leads a rater from the link of the invitation to the last story. */
export function RatingPage() {
  const text = useWords(RATING)
  const { common } = useText()
  const desk = getDesk()
  const view = useSyncExternalStore(desk.watch, desk.view)
  const [isGone, setGone] = useState(false)
  useEffect(() => void enter(), [])
  return (
    <div className='column max-w-[880px] pt-6 pb-16 md:pt-10'>
      <title>{`${text.title} | ${common.product}`}</title>
      <h1 className='type-h1'>{text.title}</h1>
      {isGone ? (
        <Note tone='ok' title={text.goneTitle} role='status' className='mt-6'>
          {text.goneBody}
        </Note>
      ) : (
        <Screen view={view} onGone={() => setGone(true)} />
      )}
    </div>
  )
}

/** Opens the link that led here, if one did; the token leaves the address at once, and is kept nowhere. */
async function enter(): Promise<void> {
  const desk = getDesk()
  const token = location.hash.slice(1)
  if (/^[\w-]{43}$/.test(token)) {
    try {
      await call(ratingRows.open, { body: { token, device: deviceName() } })
    } catch (error) {
      // Opened before, perhaps here: the session that this device has says so. Without an answer the link stays to be tried again.
      if (refusalCode(error) === null) return desk.catchUp()
    }
    history.replaceState(null, '', location.pathname + location.search)
  }
  await desk.catchUp()
}

function Screen({ view, onGone }: { view: DeskView; onGone: () => void }) {
  const text = useWords(RATING)
  const { state, link, waiting, refused } = view
  const waits = Object.keys(waiting).length
  if (link === 'ended') {
    return (
      <Note tone='amber' title={text.linkTitle} className='mt-6'>
        <p>{text.linkBody}</p>
        {waits > 0 && <p>{text.linkWaiting(waits)}</p>}
      </Note>
    )
  }
  if (!state) {
    if (link === 'asking') return <p className='type-body mt-6'>{text.opening}</p>
    return (
      <Note tone='amber' title={text.awayTitle} className='mt-6'>
        {text.awayBody}
      </Note>
    )
  }
  return (
    <>
      <p className='type-body text-soft mt-1'>
        {text.panel(asGiven(state.panel))}
        {state.stated && ` · ${text.progress(Math.min(state.all, state.rated + waits), state.all)}`}
      </p>
      {state.stated && <WaitingLine waiting={waits} text={text} className='mt-2' />}
      {refused > 0 && (
        <Note tone='amber' role='status' className='mt-4'>
          {text.refused(refused)}
        </Note>
      )}
      <div className='mt-8'>
        <Task view={view} state={state} />
      </div>
      <OwnData onGone={onGone} />
    </>
  )
}

function Task({ view, state }: { view: DeskView; state: NonNullable<DeskView['state']> }) {
  const text = useWords(RATING)
  const { locale } = useLocale()
  const desk = getDesk()
  const { story, draft, link } = view
  if (!state.stated && state.round !== 'open') return <Note title={text.closedTitle}>{text.closedBody}</Note>
  if (!state.stated) return <StatementForm kind={state.kind} onStated={() => void desk.catchUp()} />
  if (story && isDiscussed(story)) {
    return (
      <>
        <p className='type-body mb-6 max-w-read'>{text.discussionLead}</p>
        <DiscussionForm
          story={story}
          language={state.language}
          draft={draft}
          onMark={marked => void desk.mark(marked)}
          onSay={given => void desk.rate(story.id, given)}
        />
      </>
    )
  }
  if (story) {
    return (
      <StoryForm
        story={story}
        kind={state.kind}
        language={state.language}
        draft={draft}
        onMark={marked => void desk.mark(marked)}
        onRate={given => void desk.rate(story.id, given)}
      />
    )
  }
  if (state.round === 'closed') return <Note title={text.closedTitle}>{text.closedBody}</Note>
  if (state.rated >= state.all)
    return (
      <Note tone='ok' title={text.doneTitle}>
        {state.round === 'open' ? text.doneBody : text.discussedBody}
      </Note>
    )
  return (
    <Note title={text.restTitle}>
      {state.nextAt && link === 'here' ? text.restUntil(date(state.nextAt, locale)) : text.restAway}
    </Note>
  )
}
