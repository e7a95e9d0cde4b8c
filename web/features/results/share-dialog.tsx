import { Download, Link2, Share2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Results } from '#contract/assessment.ts'
import { readingPath } from '#contract/reading-pages.ts'
import { saveFile } from '#web/api/save-file.ts'
import { useUser } from '#web/api/session.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'
import { Button } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/choice.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast/store.ts'
import { paintCard } from './paint-card.ts'
import { composeCard, FORMATS, type Format, hasDigit } from './share-card.ts'
import { useHeadline } from './use-headline.ts'

interface ShareDialogProps extends Pick<Results, 'sections'> {
  readonly open: boolean
  readonly onClose: () => void
}

/** Shows the picture of the line before it goes anywhere, and hands it to the device: nothing of it passes our server. */
export default function ShareDialog({ sections, open, onClose }: ShareDialogProps) {
  const text = useWords(RESULTS)
  const { common } = useText()
  const { locale } = useLocale()
  const headline = useHeadline(sections)
  const givenName = useUser()?.firstName ?? ''
  // A name with a digit would be left out, and the invitation with it.
  const firstName = hasDigit(givenName) ? '' : givenName
  const [format, setFormat] = useState<Format>('upright')
  const [named, setNamed] = useState(false)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const card = composeCard({
    format,
    sections,
    headline: headline.title,
    invitation: named && firstName ? text.invitationOf(firstName) : text.invitation,
    about: text.aboutCard,
  })
  const said = card.texts.map(({ words }) => (/\p{Po}$/u.test(words) ? words : `${words}.`))
  const invitation = new URL(readingPath('/', locale), location.origin).href
  useEffect(() => {
    const element = canvas.current
    if (!open || !element) return
    let wanted = true
    setFile(null)
    void paintCard(element, card, () => wanted).then(() =>
      element.toBlob(blob => {
        if (wanted && blob) setFile(new File([blob], `wijha-${format}.png`, { type: 'image/png' }))
      }, 'image/png'),
    )
    return () => {
      wanted = false
    }
  }, [open, format, said.join('')])
  const shareable = file !== null && navigator.canShare?.({ files: [file] }) === true
  const hand = async () => {
    if (!file) return
    if (!shareable) return saveFile(file, file.name)
    await navigator.share({ files: [file], text: said.join('\n'), url: invitation }).catch(error => {
      // Refused by the person: nothing happened. Whatever else went wrong, the picture is at hand.
      if (!(error instanceof DOMException && error.name === 'AbortError')) saveFile(file, file.name)
    })
  }
  const copy = () =>
    navigator.clipboard.writeText(invitation).then(
      () => toast({ title: text.linkCopied, description: invitation }),
      () => toast({ title: text.linkNotCopied, description: invitation, tone: 'error' }),
    )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.shareLine}
      closeLabel={common.close}
      actions={
        <>
          <Button icon={shareable ? Share2 : Download} disabled={file === null} onClick={hand}>
            {shareable ? text.shareNow : text.savePicture}
          </Button>
          <Button variant='secondary' icon={Link2} onClick={copy}>
            {text.copyInvitation}
          </Button>
        </>
      }
    >
      <p>{text.shareLineBody}</p>
      <canvas
        ref={canvas}
        role='img'
        aria-label={text.cardName(said.join(' '))}
        width={FORMATS[format].width}
        height={FORMATS[format].height}
        className='border-line mx-auto mt-4 max-h-[40dvh] max-w-full border'
      />
      <fieldset className='segments mt-4'>
        <legend className='sr-only'>{text.cardFormat}</legend>
        {(['upright', 'wide'] as const).map(each => (
          <button
            key={each}
            type='button'
            aria-pressed={format === each}
            onClick={() => setFormat(each)}
            className='segment'
          >
            {text.cardFormats[each]}
          </button>
        ))}
      </fieldset>
      {firstName && (
        <Switch checked={named} onChange={() => setNamed(!named)}>
          {text.withName}
        </Switch>
      )}
    </Dialog>
  )
}
