import type { Assessment, Catalog } from '#contract/assessment.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { SELECTION } from '#web/text/selection.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface OpenAttemptDialogProps {
  readonly open: boolean
  readonly assessment: Assessment
  readonly templates: Catalog['templates']
  readonly pending: boolean
  readonly onClose: () => void
  readonly onArchive: () => void
}

/** Asks a person with another form open: continue that one, or keep it unfinished and start the new one. */
export function OpenAttemptDialog(props: OpenAttemptDialogProps) {
  const { open, assessment, templates, pending, onClose, onArchive } = props
  const text = useWords(SELECTION)
  const { common } = useText()
  const { locale } = useLocale()
  const name = templates.find(template => template.id === assessment.templateId)?.name[locale] ?? ''
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.openTitle}
      actions={
        <>
          <ButtonLink to='/assessment'>{text.openContinue(name)}</ButtonLink>
          <Button variant='secondary' saving={pending && text.starting} onClick={onArchive}>
            {text.openArchive}
          </Button>
        </>
      }
    >
      {text.openBody(name, common.answers(assessment.answered))}
    </Dialog>
  )
}
