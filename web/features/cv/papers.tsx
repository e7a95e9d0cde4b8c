import { Braces, FileDown } from 'lucide-react'
import type { Cv } from '#contract/cv.ts'
import { LANGUAGES, LOCALES, type Locale } from '#engine/languages/index.ts'
import { addressOf } from '#web/api/client.ts'
import { cv as rows } from '#web/api/rows.ts'
import { saveFile } from '#web/api/save-file.ts'
import { CV } from '#web/text/cv.ts'
import { useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Draft } from './draft.ts'
import { findGaps, type Gap } from './find-gaps.ts'

interface PapersProps {
  /** As it is stored; null before the first save. */
  readonly stored: Cv | null
  readonly draft: Draft
  readonly isChanged: boolean
}

/** Gives the stored CV out in each language, and says what each lacks. */
export function Papers({ stored, draft, isChanged }: PapersProps) {
  const text = useWords(CV)
  if (!stored) return <p className='type-small text-soft'>{text.papersEmpty}</p>
  return (
    <>
      {isChanged && <p className='type-small'>{text.papersOld}</p>}
      {LOCALES.map(locale => (
        <div key={locale}>
          <div className='flex flex-wrap gap-3'>
            <a
              href={addressOf(rows.pdf, { query: { lang: locale } })}
              target='_blank'
              rel='noreferrer'
              className='button button-secondary button-small'
            >
              <Icon of={FileDown} />
              <span>{text.pdf(LANGUAGES[locale].name)}</span>
            </a>
            <Button
              variant='quiet'
              size='small'
              icon={Braces}
              onClick={() => void saveResume(stored, locale)}
            >
              {text.json(LANGUAGES[locale].name)}
            </Button>
          </div>
          <GapList gaps={findGaps(draft, locale)} locale={locale} />
        </div>
      ))}
      <p className='type-caption text-soft'>{text.jsonHint}</p>
    </>
  )
}

async function saveResume(cv: Cv, locale: Locale): Promise<void> {
  const { writeResume } = await import('./write-resume.ts')
  const json = JSON.stringify(writeResume(cv, locale), null, 2)
  saveFile(new Blob([json], { type: 'application/json' }), `wijha-cv-${locale}.json`)
}

function GapList({ gaps, locale }: { readonly gaps: readonly Gap[]; readonly locale: Locale }) {
  const text = useWords(CV)
  const { name } = LANGUAGES[locale]
  const { headline, city, summary } = text
  const singles: Readonly<Record<string, string>> = { name: text.name, headline, city, summary }
  if (gaps.length === 0) return <p className='type-small text-soft mt-2'>{text.complete(name)}</p>
  return (
    <>
      <p className='type-small mt-2'>{text.gaps(name)}</p>
      <ul className='type-small text-soft ms-5 list-disc'>
        {gaps.map(({ list, index, field }) => {
          const labels: Readonly<Record<string, string>> = list === null ? singles : text.lists[list].fields
          const label = labels[field] ?? field
          return (
            <li key={`${list}.${index}.${field}`}>
              {list === null ? label : text.gap(text.entry(text.lists[list].one, index + 1), label)}
            </li>
          )
        })}
      </ul>
    </>
  )
}
