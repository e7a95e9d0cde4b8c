import { memo } from 'react'
import { useText } from '#web/text/locale.tsx'

const KEYCAP =
  'font-ui border-edge rounded-badge text-ink min-w-6 border px-1.5 text-center text-[12.5px] leading-[22px]'

/** Names the key that confirms, as keyboards of both languages do. */
export const CONFIRM_KEY = 'Enter'

/** Hints at the keys that answer, for those who have a keyboard and a screen beside it. */
export const KeyHints = memo(function KeyHints() {
  const { keys } = useText().assessment
  const [from, to] = keys.range
  return (
    <p
      className='type-caption text-soft hidden shrink-0 items-center gap-1.5 whitespace-nowrap md:flex'
      aria-hidden='true'
    >
      <kbd className={KEYCAP}>{from}</kbd>
      <span>–</span>
      <kbd className={KEYCAP}>{to}</kbd>
      <span className='me-1'>{keys.choose}</span>
      <kbd className={`${KEYCAP} few-words`} lang='en'>
        {CONFIRM_KEY}
      </kbd>
      <span>{keys.confirm}</span>
    </p>
  )
})
