import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { inEveryLanguage } from '#engine/languages/index.ts'
import { CV } from '#web/text/cv.ts'
import { useWords } from '#web/text/locale.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { type Entry, type ListName, newEntry } from './draft.ts'
import { EntryFields } from './entry-fields.tsx'

interface EntryListProps {
  readonly list: ListName
  readonly entries: readonly Entry[]
  readonly error: (path: string) => string | undefined
  readonly onChange: (entries: readonly Entry[]) => void
}

/** Lists entries that come, go and change places; the focus follows what was pressed. */
export function EntryList({ list, entries, error, onChange }: EntryListProps) {
  const text = useWords(CV)
  const { one, add } = text.lists[list]
  const box = useRef<HTMLDivElement>(null)
  const goal = useRef<string>(null)
  const [news, setNews] = useState('')
  useLayoutEffect(() => {
    if (goal.current === null) return
    box.current?.querySelector<HTMLElement>(goal.current)?.focus()
    goal.current = null
  })
  const then = (next: readonly Entry[], selector: string, said: string) => {
    goal.current = selector
    setNews(said)
    onChange(next)
  }
  const move = (entry: Entry, from: number, to: number) => {
    // At the end of the list the arrow that was pressed takes no more presses.
    const [first, last] = [0, entries.length - 1]
    const arrow = to === first || (to > from && to !== last) ? 'down' : 'up'
    const selector = `#${entry.key} [data-do=${arrow}]`
    then(entries.toSpliced(from, 1).toSpliced(to, 0, entry), selector, text.moved(one, to + 1))
  }
  const remove = (index: number) => {
    const beside = entries[index + 1] ?? entries[index - 1]
    const selector = beside ? `#${beside.key} [data-do=remove]` : '[data-do=add]'
    then(entries.toSpliced(index, 1), selector, text.removed(text.entry(one, index + 1)))
  }
  const append = () => {
    const entry = newEntry(
      list,
      inEveryLanguage(() => ''),
    )
    then([...entries, entry], `#${entry.key} :is(input, textarea, select)`, '')
  }
  return (
    <div ref={box} className='grid gap-6'>
      {entries.map((entry, index) => {
        const name = text.entry(one, index + 1)
        return (
          <fieldset key={entry.key} id={entry.key} className='rounded-card bg-tint min-w-0 p-4 md:p-5'>
            <legend className='sr-only'>{name}</legend>
            <div className='mb-3 flex items-center gap-1'>
              <p aria-hidden='true' className='type-label grow'>
                {name}
              </p>
              <IconButton
                icon={ArrowUp}
                label={text.up(name)}
                data-do='up'
                className='disabled:opacity-40'
                disabled={index === 0}
                onClick={() => move(entry, index, index - 1)}
              />
              <IconButton
                icon={ArrowDown}
                label={text.down(name)}
                data-do='down'
                className='disabled:opacity-40'
                disabled={index === entries.length - 1}
                onClick={() => move(entry, index, index + 1)}
              />
              <IconButton
                icon={Trash2}
                label={text.remove(name)}
                data-do='remove'
                onClick={() => remove(index)}
              />
            </div>
            <div className='grid gap-4 md:grid-cols-2'>
              <EntryFields
                list={list}
                entry={entry}
                path={`${list}.${index}`}
                error={error}
                onChange={fields =>
                  onChange(entries.map(each => (each === entry ? { ...entry, fields } : each)))
                }
              />
            </div>
          </fieldset>
        )
      })}
      <div>
        <Button variant='secondary' size='small' icon={Plus} data-do='add' onClick={append}>
          {add}
        </Button>
      </div>
      <p role='status' className='sr-only'>
        {news}
      </p>
    </div>
  )
}
