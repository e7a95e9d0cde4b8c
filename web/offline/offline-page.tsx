import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { owesSignOut } from '#web/answers/kept.ts'
import { Frame } from '#web/features/shell/frame.tsx'
import { LanguageToggle } from '#web/features/shell/language-toggle.tsx'
import { PageTitle } from '#web/features/shell/page-title.tsx'
import { TopBar } from '#web/features/shell/top-bar.tsx'
import { useText } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { StateLine } from '#web/ui/path/state-line.tsx'

/** Says what the device holds of a person: an open attempt, the choices and the plan that were shown last. */
export interface Kept {
  readonly attempt: boolean
  readonly wants: boolean
  readonly plan: boolean
}

const ADDRESSES = { attempt: '/assessment', wants: '/wants', plan: '/development-plan' } as const
const WAYS = ['attempt', 'wants', 'plan'] as const

interface OfflinePageProps {
  readonly goesOn: Kept
  /** The address that this document was opened at. */
  readonly opened: string
}

/** Stands in for a page that the browser could not get: says what happened, what is safe, and offers what can go on. */
export function OfflinePage({ goesOn, opened }: OfflinePageProps) {
  const { shell, common } = useText()
  const signedOut = useSignedOut()
  useFreshDocument(opened)
  useReturn()
  const ways = WAYS.filter(way => goesOn[way])
  const title = signedOut ? shell.signedOutTitle : shell.offlineTitle
  return (
    <Frame bar={<TopBar end={<LanguageToggle />} />}>
      <PageTitle>{title}</PageTitle>
      <StateLine kind='offline' page className='mt-10' />
      <div className='column column-read pt-6 pb-16'>
        <h1 className='type-h1'>{title}</h1>
        <p className='type-body text-soft mt-3'>{signedOut ? shell.signedOutBody : shell.offlineBody}</p>
        <div className='mt-8 flex flex-wrap gap-3'>
          {ways.map((way, place) => (
            <a
              key={way}
              href={ADDRESSES[way]}
              className={place === 0 ? 'button button-primary' : 'button button-secondary'}
            >
              {shell.offlineWays[way]}
            </a>
          ))}
          <Button variant={ways.length > 0 ? 'secondary' : 'primary'} onClick={() => location.reload()}>
            {common.retry}
          </Button>
        </div>
      </div>
    </Frame>
  )
}

/** Signed out here, and the server does not know it yet. */
function useSignedOut(): boolean {
  const [owed, setOwed] = useState(false)
  useEffect(() => {
    owesSignOut()
      .then(setOwed)
      .catch(() => {})
  }, [])
  return owed
}

/** A link of the test leads to a page of the server: asked for, not drawn from here. */
function useFreshDocument(opened: string): void {
  const { key } = useLocation()
  useEffect(() => {
    if (location.href !== opened) location.reload()
  }, [opened, key])
}

/** Milliseconds between two looks whether the page can be had again, at first and at most. */
const SHORTEST = 2000
const LONGEST = 30_000

/** When network and server are back, so is the page. A server that is away sends no event when it returns. */
function useReturn(): void {
  useEffect(() => {
    let pause = SHORTEST
    let timer: ReturnType<typeof setTimeout>
    // A reload would undo the person's own way to another page.
    let leaving = false
    async function look() {
      clearTimeout(timer)
      const back = await fetch('/healthz', { cache: 'no-store' }).then(
        ({ ok }) => ok,
        () => false,
      )
      if (leaving) return
      if (back) return location.reload()
      timer = setTimeout(look, pause)
      pause = Math.min(LONGEST, pause * 2)
    }
    const leave = () => {
      leaving = true
      clearTimeout(timer)
    }
    timer = setTimeout(look, pause)
    addEventListener('beforeunload', leave)
    addEventListener('online', look)
    return () => {
      leave()
      removeEventListener('beforeunload', leave)
      removeEventListener('online', look)
    }
  }, [])
}
