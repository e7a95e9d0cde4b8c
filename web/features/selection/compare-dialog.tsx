import type { Catalog } from '#contract/assessment.ts'
import type { TemplateId } from '#engine/vocabulary.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { SELECTION } from '#web/text/selection.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { aspectsOf, type Template } from './comparison.ts'

interface CompareDialogProps {
  readonly open: boolean
  readonly templates: Catalog['templates']
  readonly chosen: TemplateId
  readonly onChoose: (id: TemplateId) => void
  readonly onClose: () => void
}

/** Compares the four forms side by side; on phones one under the other. Choosing one closes the dialog. */
export function CompareDialog({ open, templates, chosen, onChoose, onClose }: CompareDialogProps) {
  const text = useWords(SELECTION)
  const { common } = useText()
  const choose = (id: TemplateId) => {
    onChoose(id)
    onClose()
  }
  const parts = { templates, chosen, choose }
  return (
    <Dialog open={open} onClose={onClose} title={text.compareTitle} wide closeLabel={common.close}>
      <SideBySide {...parts} />
      <OneByOne {...parts} />
    </Dialog>
  )
}

interface Parts {
  readonly templates: Catalog['templates']
  readonly chosen: TemplateId
  readonly choose: (id: TemplateId) => void
}

function SideBySide({ templates, chosen, choose }: Parts) {
  const text = useWords(SELECTION)
  const { locale } = useLocale()
  return (
    <table className='table text-ink max-lg:hidden'>
      <thead>
        <tr>
          <th scope='col'>{text.aspect}</th>
          {templates.map(template => (
            <th key={template.id} scope='col'>
              <Name template={template} chosen={template.id === chosen} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {aspectsOf(text, locale).map(aspect => (
          <tr key={aspect.name}>
            <th scope='row' className='text-soft font-normal'>
              {aspect.name}
            </th>
            {templates.map(template => (
              <td key={template.id} className='w-[21%] pe-4'>
                <Lines lines={aspect.of(template)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td />
          {templates.map(template => (
            <td key={template.id}>
              <Choose template={template} choose={choose} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

function OneByOne({ templates, chosen, choose }: Parts) {
  const text = useWords(SELECTION)
  const { locale } = useLocale()
  return (
    <div className='text-ink lg:hidden'>
      {templates.map(template => (
        <section key={template.id} className='border-ink mt-5 border-t-2 pt-3'>
          <h3 className='type-h3'>
            <Name template={template} chosen={template.id === chosen} />
          </h3>
          <dl className='mt-2 mb-3'>
            {aspectsOf(text, locale).map(aspect => (
              <div key={aspect.name} className='border-line grid grid-cols-[104px_1fr] gap-3 border-b py-2'>
                <dt className='text-soft'>{aspect.name}</dt>
                <dd>
                  <Lines lines={aspect.of(template)} />
                </dd>
              </div>
            ))}
          </dl>
          <Choose template={template} choose={choose} />
        </section>
      ))}
    </div>
  )
}

function Name({ template, chosen }: { template: Template; chosen: boolean }) {
  const text = useWords(SELECTION)
  const { locale } = useLocale()
  return (
    <span className='text-ink flex flex-wrap items-center gap-2'>
      <span className='type-label text-18'>{template.name[locale]}</span>
      {template.recommended && <Badge tone='brand'>{text.recommended}</Badge>}
      {chosen && <Badge>{text.chosen}</Badge>}
    </span>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  const [only] = lines
  if (lines.length === 1) return only
  return (
    <ul className='grid gap-1'>
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function Choose({ template, choose }: Pick<Parts, 'choose'> & { template: Template }) {
  const text = useWords(SELECTION)
  const { locale } = useLocale()
  return (
    <Button
      variant='secondary'
      size='small'
      wide
      disabled={!template.languages.includes(locale)}
      onClick={() => choose(template.id)}
    >
      {text.choose(template.name[locale])}
    </Button>
  )
}
