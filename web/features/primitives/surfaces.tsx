import { Check } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CheckList } from '#web/ui/check-list.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Note } from '#web/ui/note.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { toast } from '#web/ui/toast/store.ts'
import { WaitingLine } from '#web/ui/waiting-line.tsx'
import type { Specimen } from './primitives-page.tsx'
import type { Words } from './words.ts'

const BADGES: readonly BadgeTone[] = ['neutral', 'brand', 'solid', 'ok', 'amber', 'danger', 'outline']
const LINES = [
  ...['blank', 'progress', 'broken', 'offline'],
  ...['fork', 'lost', 'waypoints', 'reached'],
] as Parameters<typeof StatePanel>[0]['line'][]

export const SURFACES: readonly Specimen[] = [
  {
    file: 'avatar.tsx',
    Show: ({ words }) => (
      <div className='flex gap-3'>
        <Avatar image={null} letter={words.letters[0] ?? ''} />
        <Avatar image='/icon.svg' letter={words.letters[0] ?? ''} />
      </div>
    ),
  },
  {
    file: 'badge.tsx',
    Show: ({ words }) => (
      <div className='flex flex-wrap gap-3'>
        {BADGES.map(tone => (
          <Badge key={tone} tone={tone} {...(tone === 'ok' ? { icon: Check } : {})}>
            {words.badge}
          </Badge>
        ))}
        {(['s1', 's2', 's3'] as const).map((tone, index) => (
          <Badge key={tone} tone={tone} mark>
            {words.sections[index]}
          </Badge>
        ))}
      </div>
    ),
  },
  { file: 'card.tsx', Show: ({ words }) => <Card className='p-5'>{words.body}</Card> },
  { file: 'check-list.tsx', Show: ({ words }) => <CheckList items={words.degrees} /> },
  {
    file: 'note.tsx',
    Show: ({ words }) =>
      (['info', 'amber', 'danger', 'ok'] as const).map(tone => (
        <Note key={tone} tone={tone} title={words.title}>
          {words.body}
        </Note>
      )),
  },
  {
    file: 'waiting-line.tsx',
    Show: ({ words }) =>
      [0, 3].map(waiting => (
        <WaitingLine
          key={waiting}
          waiting={waiting}
          text={{ saved: words.saved, waiting: () => words.body }}
        />
      )),
  },
]

function ShownTabs({ words }: { words: Words }) {
  const [active, setActive] = useState('0')
  const tabs = words.tabs.map((title, index) => ({
    key: String(index),
    title,
    panel: <p>{`${title}: ${words.body}`}</p>,
  }))
  return <Tabs label={words.tabs.join(', ')} tabs={tabs} active={active} onChange={setActive} />
}

function Opened({ words }: { words: Words }) {
  const [open, setOpen] = useState<'dialog' | 'wide' | 'sheet'>()
  const close = () => setOpen(undefined)
  return (
    <div className='flex flex-wrap gap-3'>
      {(['dialog', 'wide', 'sheet'] as const).map(kind => (
        <Button key={kind} variant='secondary' size='small' onClick={() => setOpen(kind)}>
          {`${words.open} (${kind})`}
        </Button>
      ))}
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title={words.title}
        actions={
          <>
            <Button onClick={close}>{words.back}</Button>
            <Button variant='delete' onClick={close}>
              {words.remove}
            </Button>
          </>
        }
      >
        {words.body}
      </Dialog>
      <Dialog wide open={open === 'wide'} onClose={close} closeLabel={words.close} title={words.title}>
        {words.body}
      </Dialog>
      <Sheet open={open === 'sheet'} onClose={close} closeLabel={words.close} title={words.title}>
        {words.body}
      </Sheet>
    </div>
  )
}

export const OVERLAYS: readonly Specimen[] = [
  { file: 'tabs.tsx', Show: ShownTabs },
  { file: 'dialog.tsx, sheet.tsx', Show: Opened },
  {
    file: 'toast/ (one slot, in the page’s own direction and theme)',
    Show: ({ words }) => (
      <div className='flex flex-wrap gap-3'>
        {(['plain', 'error'] as const).map(tone => (
          <Button
            key={tone}
            variant='secondary'
            size='small'
            onClick={() => toast({ title: words.title, description: words.body, tone })}
          >
            {`${words.open} (${tone})`}
          </Button>
        ))}
      </div>
    ),
  },
]

export const WAITING: readonly Specimen[] = [
  {
    file: 'skeleton.tsx',
    Show: ({ words }) => (
      <Loading label={words.loading}>
        <Skeleton className='h-8 w-full' />
        <Skeleton className='h-32 w-full' />
      </Loading>
    ),
  },
  {
    file: 'state-panel.tsx, path/state-line.tsx',
    Show: ({ words }) =>
      LINES.map(line => (
        <StatePanel
          key={line}
          line={line}
          title={words.title}
          actions={line === 'broken' && <Button size='small'>{words.next}</Button>}
        >
          {words.body}
        </StatePanel>
      )),
  },
]
