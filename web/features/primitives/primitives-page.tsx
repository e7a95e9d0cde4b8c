import type { ComponentType } from 'react'
import { LANGUAGES } from '#engine/languages/index.ts'
import { BUTTONS, CHOICES, FIELDS } from './controls.tsx'
import { CHARTS, MARKS, PATHS } from './drawings.tsx'
import { OVERLAYS, SURFACES, WAITING } from './surfaces.tsx'
import { WORDS, type Words } from './words.ts'

/** Holds one primitive or a family of them, as a stranger would look for it: by the file that holds it. */
export interface Specimen {
  readonly file: string
  readonly Show: ComponentType<{ words: Words }>
}

const SPECIMENS: readonly Specimen[] = [
  ...BUTTONS,
  ...FIELDS,
  ...CHOICES,
  ...SURFACES,
  ...OVERLAYS,
  ...WAITING,
  ...PATHS,
  ...CHARTS,
  ...MARKS,
]
const PANES = [
  { locale: 'ar', theme: 'light' },
  { locale: 'ar', theme: 'dark' },
  { locale: 'en', theme: 'light' },
  { locale: 'en', theme: 'dark' },
] as const

/** Shows every primitive of web/ui in every state, both directions and both themes beside each other. */
export function PrimitivesPage() {
  return (
    <main lang='en' dir='ltr' className='px-5 py-10'>
      <h1 className='type-h1'>Primitives</h1>
      <p className='type-lead text-soft mt-2'>
        Hover and focus by hand. In development only; not part of the built product.
      </p>
      {SPECIMENS.map(({ file, Show }) => (
        <section key={file} aria-labelledby={file} className='mt-10'>
          <h2 id={file} className='type-h3'>
            {file}
          </h2>
          <div className='mt-3 grid gap-3 lg:grid-cols-2'>
            {PANES.map(({ locale, theme }) => (
              <div
                key={locale + theme}
                lang={locale}
                dir={LANGUAGES[locale].direction}
                data-theme={theme}
                className='on-paper rounded-card border-line grid min-w-0 content-start gap-3 overflow-x-clip border p-5'
              >
                <p className='type-caption text-soft'>{WORDS[locale].themes[theme]}</p>
                <Show words={WORDS[locale]} />
              </div>
            ))}
          </div>
        </section>
      ))}
    </main>
  )
}
