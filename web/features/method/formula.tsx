import type { MethodWords } from '#web/text/method.ts'

export type Letter = keyof MethodWords['letters']

interface FormulaProps {
  readonly lines: readonly string[]
  /** What its letters stand for, in the language of the page. */
  readonly letters: MethodWords['letters']
  readonly name: string
  readonly explains: readonly Letter[]
}

/** Shows a formula from left to right in every language, in letters of the device: none of the fonts is fetched for it. */
export function Formula({ lines, letters, name, explains }: FormulaProps) {
  return (
    <figure className='mt-4'>
      <div
        lang='en'
        dir='ltr'
        className='bg-tint rounded-card px-4 py-3 font-[monospace] text-15 leading-[1.9]'
      >
        {lines.map(line => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <figcaption>
        <dl aria-label={name} className='type-small mt-2 grid gap-x-8 text-16 md:grid-cols-2'>
          {explains.map(letter => (
            <div key={letter} className='flex gap-3'>
              <dt className='w-4 shrink-0 font-[monospace]'>{letter}</dt>
              <dd className='text-soft'>{letters[letter]}</dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  )
}
