import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Save, UserRound } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import type { StoredCv } from '#contract/cv.ts'
import { validationMessage } from '#contract/messages.ts'
import { refusalCode, serverMessage } from '#web/api/error.ts'
import { queries } from '#web/api/queries.ts'
import { useUser } from '#web/api/session.ts'
import { CV } from '#web/text/cv.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { toast } from '#web/ui/toast/store.ts'
import { ContactSection } from './contact-section.tsx'
import { LIST_NAMES } from './draft.ts'
import { EntryList } from './entry-list.tsx'
import { Fold } from './fold.tsx'
import { ImportPart } from './import-part.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { Papers } from './papers.tsx'
import { RemoveCv } from './remove-cv.tsx'
import { ReportSection } from './report-section.tsx'
import { takeOver } from './take-over.ts'
import { type Errors, useDraft } from './use-draft.ts'

/** Writes the CV: sections that fold, one button that saves all of it, and the files of what is saved. */
export function CvForm({ stored }: { readonly stored: StoredCv }) {
  const text = useWords(CV)
  const { locale } = useLocale()
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const { draft, change, isChanged, errors, check, save, show, fill } = useDraft(stored)
  const { single, lists } = draft
  const { data: profile = null } = useQuery(queries.profile)
  const email = useUser()?.email ?? ''
  const error = (path: string) => errors[path] && validationMessage(errors[path], locale)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = await check()
    if (Object.keys(found).length > 0) focusFirst(form.current, found)
    else save.mutate(draft, { onSuccess: () => toast({ title: text.saved }) })
  }
  const take = () => {
    const next = takeOver(draft, profile, email)
    const isSame = JSON.stringify(next) === JSON.stringify(draft)
    if (!isSame) change(next)
    toast({ title: isSame ? text.nothingTaken : text.takenOver })
  }
  const reload = async () => {
    await client.invalidateQueries({ queryKey: queries.cv.queryKey, refetchType: 'none' })
    show(await client.fetchQuery({ ...queries.cv, staleTime: 0 }))
    save.reset()
  }
  const status = isChanged ? text.unsaved : stored.revision ? text.allSaved : ''
  return (
    <>
      <LeaveGuard isChanged={isChanged} />
      <p className='mt-5'>
        <Button variant='secondary' size='small' icon={UserRound} onClick={take}>
          {text.takeOver}
        </Button>
      </p>
      <form ref={form} method='post' noValidate onSubmit={submit} className='mt-6'>
        <Fold title={text.contact} open>
          <ContactSection
            single={single}
            error={error}
            onChange={next => change({ ...draft, single: next })}
          />
        </Fold>
        {LIST_NAMES.map(list => (
          <Fold
            key={list}
            title={text.lists[list].title}
            aside={lists[list].length > 0 ? text.count(lists[list].length) : undefined}
          >
            <EntryList
              list={list}
              entries={lists[list]}
              error={error}
              onChange={entries => change({ ...draft, lists: { ...lists, [list]: entries } })}
            />
          </Fold>
        ))}
        <Fold title={text.report}>
          <ReportSection
            ticks={single.report}
            onChange={report => change({ ...draft, single: { ...single, report } })}
          />
        </Fold>
        <div className='border-line border-t pt-6'>
          <Refused errors={errors} />
          {save.isError && (
            <Note tone='danger' role='alert' title={text.saveFailed} className='mb-4'>
              <p>{serverMessage(save.error) ?? <ServerDown />}</p>
              {refusalCode(save.error) === 'changed_elsewhere' && (
                <Button variant='secondary' size='small' className='mt-3' onClick={() => void reload()}>
                  {text.reload}
                </Button>
              )}
            </Note>
          )}
          <div className='flex flex-wrap items-center gap-x-5 gap-y-2'>
            <SaveButton isPending={save.isPending} />
            <p role='status' className='type-small text-soft'>
              {status}
            </p>
          </div>
        </div>
      </form>
      <section className='mt-10'>
        <h2 className='type-h2 mb-4'>{text.papers}</h2>
        <div className='grid gap-5'>
          <Papers stored={stored.revision ? stored.cv : null} draft={draft} isChanged={isChanged} />
        </div>
      </section>
      <div className='mt-8'>
        <Fold title={text.import}>
          <ImportPart draft={draft} onRead={fill} />
        </Fold>
      </div>
      {stored.revision && (
        <div className='border-line border-t pt-6'>
          <RemoveCv onRemoved={() => void reload()} />
        </div>
      )}
    </>
  )
}

function SaveButton({ isPending }: { readonly isPending: boolean }) {
  const text = useWords(CV)
  const { common } = useText()
  return (
    <Button type='submit' icon={Save} saving={isPending && common.saving} className='max-md:w-full'>
      {text.save}
    </Button>
  )
}

function ServerDown() {
  return useText().common.serverDown
}

/** Says that something is refused, and what has no field of its own: a list, the whole. */
function Refused({ errors }: { readonly errors: Errors }) {
  const text = useWords(CV)
  const { locale } = useLocale()
  const titles: Readonly<Record<string, { readonly title: string }>> = text.lists
  const lines = Object.entries(errors).flatMap(([path, message]) => {
    const title = titles[path]?.title
    if (path !== '' && !title) return []
    return [[title, validationMessage(message, locale)].filter(Boolean).join(': ')]
  })
  if (Object.keys(errors).length === 0) return null
  return (
    <Note tone='danger' role='alert' title={text.refused} className='mb-4'>
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
    </Note>
  )
}

/** Opens the section of the first refused field, and moves the focus there. */
function focusFirst(form: HTMLFormElement | null, errors: Errors): void {
  const control = [...(form?.elements ?? [])].find(element =>
    Object.hasOwn(errors, element.getAttribute('data-refused') ?? element.getAttribute('name') ?? ''),
  )
  const fold = control?.closest('details')
  if (fold) fold.open = true
  if (control instanceof HTMLElement) control.focus()
}
