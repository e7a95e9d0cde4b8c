import type { SharedCover as Cover } from '#contract/companies.ts'
import { date } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { SHARED_REPORT } from '#web/text/shared-report.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'

interface SharedCoverProps {
  readonly cover: Cover
  readonly open: () => void
  readonly opening: boolean
  readonly failed: boolean
}

/** Shows the cover before anything is opened. A scanner that fetches the link sees this and presses nothing. */
export function SharedCover({ cover, open, opening, failed }: SharedCoverProps) {
  const text = useWords(SHARED_REPORT)
  const { locale } = useLocale()
  return (
    <>
      <h1 className='type-h1'>{text.from(cover.name)}</h1>
      <p className='type-body text-soft mt-2'>{text.to(cover.company)}</p>
      <dl className='border-ink mt-7 border-t-2'>
        {[
          [text.number, cover.applicationNumber],
          [text.sentOn, date(cover.sentAt, locale)],
          [text.until, date(cover.expiresAt, locale)],
        ].map(([name, value]) => (
          <div key={name} className='border-line flex flex-wrap justify-between gap-x-6 border-b py-3'>
            <dt className='text-soft'>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {failed && (
        <Note tone='danger' role='alert' className='mt-6'>
          {text.openFailed}
        </Note>
      )}
      <Button className='mt-7 max-md:w-full' saving={opening && text.opening} onClick={open}>
        {text.open}
      </Button>
      <p className='type-small text-soft mt-3'>{text.openNote}</p>
    </>
  )
}
