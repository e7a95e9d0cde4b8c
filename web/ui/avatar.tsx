import { useState } from 'react'
import { classes } from './classes.ts'

interface AvatarProps {
  readonly image: string | null
  readonly letter: string
  /** Of another script than the page's: in the system's own face, for one letter is not worth a file of 11 KB. */
  readonly foreign?: boolean
}

/**
 * Shows the person's picture, else a letter. Decoration: the name stands beside it or in the link around it.
 */
export function Avatar({ image, letter, foreign = false }: AvatarProps) {
  const [broken, setBroken] = useState(false)
  if (image && !broken) {
    return (
      <img
        src={image}
        alt=''
        width={36}
        height={36}
        referrerPolicy='no-referrer'
        onError={() => setBroken(true)}
        className='size-9 rounded-full object-cover'
      />
    )
  }
  return (
    <span
      aria-hidden='true'
      className={classes(
        'bg-brand-soft text-brand type-label grid size-9 place-items-center rounded-full',
        foreign && 'font-[system-ui]',
      )}
    >
      {letter}
    </span>
  )
}
