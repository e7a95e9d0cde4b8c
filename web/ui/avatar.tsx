import { useState } from 'react'

/** Shows the person's picture, else a letter. Decoration: the name stands beside it or in the link around it. */
export function Avatar({ image, letter }: { image: string | null; letter: string }) {
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
      className='bg-brand-soft text-brand type-label grid size-9 place-items-center rounded-full'
    >
      {letter}
    </span>
  )
}
