import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

interface TabsProps<Key extends string> {
  readonly label: string
  readonly tabs: readonly { readonly key: Key; readonly title: ReactNode; readonly panel: ReactNode }[]
  readonly active: Key
  readonly onChange: (key: Key) => void
}

/**
 * Shows one panel of several, chosen by its tab; arrows move in reading direction.
 *
 * @example <Tabs label={text.tips} tabs={[…]} active={tab} onChange={setTab} />
 */
export function Tabs<Key extends string>({ label, tabs, active, onChange }: TabsProps<Key>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const index = tabs.findIndex(tab => tab.key === active)
  const move = (event: KeyboardEvent) => {
    const forward = list.current?.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight'
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
    const steps: Readonly<Record<string, number>> = {
      [forward]: index + 1,
      [backward]: index - 1,
      Home: 0,
      End: tabs.length - 1,
    }
    const to = steps[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = tabs[(to + tabs.length) % tabs.length]
    if (!next) return
    onChange(next.key)
    list.current?.querySelector<HTMLElement>(`[data-key="${next.key}"]`)?.focus()
  }
  return (
    <div>
      <div
        ref={list}
        role='tablist'
        aria-label={label}
        className='border-line flex border-b'
        onKeyDown={move}
      >
        {tabs.map(tab => (
          <button
            key={tab.key}
            type='button'
            role='tab'
            id={`${id}-${tab.key}`}
            data-key={tab.key}
            aria-selected={tab.key === active}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === active ? 0 : -1}
            onClick={() => onChange(tab.key)}
            className='tab'
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div role='tabpanel' id={`${id}-panel`} aria-labelledby={`${id}-${active}`} className='pt-6'>
        {tabs[index]?.panel}
      </div>
    </div>
  )
}
