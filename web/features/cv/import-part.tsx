import { useState } from 'react'
import type { Cv } from '#contract/cv.ts'
import { validationMessage } from '#contract/messages.ts'
import { LANGUAGES, LOCALES, localeFrom } from '#engine/languages/index.ts'
import { CV } from '#web/text/cv.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input, Select } from '#web/ui/input.tsx'
import { Note } from '#web/ui/note.tsx'
import { type Draft, toInput } from './draft.ts'

/** Bytes. */
const LARGEST = 1024 * 1024

interface ImportPartProps {
  readonly draft: Draft
  readonly onRead: (cv: Cv) => void
}

type Outcome =
  | { readonly kind: 'read'; readonly leftOut: readonly string[] }
  | { readonly kind: 'refused'; readonly lines: readonly string[] }

/** Fills the form from a JSON Resume file; a file that is refused changes nothing. */
export function ImportPart({ draft, onRead }: ImportPartProps) {
  const text = useWords(CV)
  const { locale } = useLocale()
  const [language, setLanguage] = useState(locale)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const refuse = (...lines: readonly string[]) => setOutcome({ kind: 'refused', lines })

  const read = async (file: File) => {
    if (file.size > LARGEST) return refuse(text.tooLarge)
    const content: unknown = await file
      .text()
      .then(JSON.parse)
      .catch(() => undefined)
    if (content === undefined) return refuse(text.notJson)
    const [{ readResume }, { mergeResume }, { cvDocument }] = await Promise.all([
      import('./read-resume.ts'),
      import('./merge-resume.ts'),
      import('#contract/cv.ts'),
    ])
    const found = readResume(content, language)
    if (found.kind === 'refused') {
      return refuse(
        ...found.errors.map(({ path, message }) =>
          [path, validationMessage(message, locale)].filter(Boolean).join(': '),
        ),
      )
    }
    const before = cvDocument.safeParse(toInput(draft))
    // What is not right yet cannot be told from the file's: nothing is brought in over it.
    if (!before.success) return refuse(text.importAfterMending)
    onRead(mergeResume(before.data, found.cv, language))
    setOutcome({ kind: 'read', leftOut: found.leftOut })
  }

  return (
    <>
      <p className='type-small text-soft max-w-read'>{text.importHint}</p>
      <div className='grid gap-4 md:grid-cols-2'>
        <Field label={text.importLanguage}>
          {control => (
            <Select
              {...control}
              value={language}
              onChange={event => setLanguage(localeFrom(event.target.value))}
            >
              {LOCALES.map(each => (
                <option key={each} value={each}>
                  {LANGUAGES[each].name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={text.importFile}>
          {control => (
            <Input
              {...control}
              type='file'
              accept='.json,application/json'
              onChange={({ target }) => {
                const [file] = target.files ?? []
                if (file) void read(file)
                // The same file once more is another press.
                target.value = ''
              }}
            />
          )}
        </Field>
      </div>
      {outcome?.kind === 'read' && (
        <Note role='status' title={text.imported}>
          {outcome.leftOut.length > 0 && <Lines title={text.leftOut} lines={outcome.leftOut} />}
        </Note>
      )}
      {outcome?.kind === 'refused' && (
        <Note role='alert' tone='danger' title={text.importRefused}>
          <Lines lines={outcome.lines} />
        </Note>
      )}
    </>
  )
}

function Lines({ title, lines }: { readonly title?: string; readonly lines: readonly string[] }) {
  return (
    <>
      {title && <p>{title}</p>}
      <ul className='ms-5 list-disc'>
        {lines.map(line => (
          <li key={line}>
            <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
    </>
  )
}
