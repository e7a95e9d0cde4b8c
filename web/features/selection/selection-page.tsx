import { useQuery } from '@tanstack/react-query'
import { BookOpen, Columns3, Compass } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Assessment, Catalog } from '#contract/assessment.ts'
import { readingPath } from '#contract/reading-pages.ts'
import type { TemplateId } from '#engine/vocabulary.ts'
import { isUnreadable } from '#web/api/error.ts'
import { queries } from '#web/api/queries.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { SELECTION } from '#web/text/selection.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { CompareDialog } from './compare-dialog.tsx'
import { OpenAttemptDialog } from './open-attempt-dialog.tsx'
import { TemplateList } from './template-list.tsx'
import { StartButton, TemplateSummary } from './template-summary.tsx'
import { useChosenTemplate } from './use-chosen-template.ts'
import { startOf, useReset } from './use-start.ts'

export function SelectionPage() {
  const text = useWords(SELECTION)
  const { common } = useText()
  const { data: catalog, isError, refetch } = useQuery(queries.catalog)
  return (
    <div className='column pt-6 pb-16 md:pt-12'>
      <h1 className='type-h1'>{text.title}</h1>
      <p className='type-body text-soft mt-1 max-w-read'>{text.lead}</p>
      <div className='mt-6 md:mt-9'>
        {catalog ? (
          <Forms templates={catalog.templates} />
        ) : isError ? (
          <StatePanel
            line='broken'
            title={text.loadFailed}
            role='alert'
            actions={
              <Button size='small' onClick={() => refetch()}>
                {common.retry}
              </Button>
            }
          >
            {text.loadFailedBody}
          </StatePanel>
        ) : (
          <Loading label={text.loading}>
            <Skeleton className='h-80' />
          </Loading>
        )}
      </div>
    </div>
  )
}

/** Tells what the start leads to. An attempt that cannot be read cannot be gone on with: it is kept, and a new one starts. */
function startFrom(assessment: Assessment | null, error: unknown, chosen: TemplateId) {
  return isUnreadable(error) ? 'reset' : startOf(assessment, chosen)
}

function Forms({ templates }: Pick<Catalog, 'templates'>) {
  const text = useWords(SELECTION)
  const { locale } = useLocale()
  const navigate = useNavigate()
  const { data: assessment = null, error, isPending, refetch } = useQuery(queries.assessment)
  const [waiting, setWaiting] = useState(false)
  const { chosen, choose } = useChosenTemplate(templates, locale)
  const [asking, setAsking] = useState(false)
  const [comparing, setComparing] = useState(false)
  const reset = useReset()
  const template = templates.find(({ id }) => id === chosen) ?? templates[0]
  if (!template) return null
  const start = startFrom(assessment, error, chosen)

  const summary = {
    template,
    continues: assessment !== null && start === 'go',
    replaces: start === 'reset',
    pending: reset.isPending || waiting,
    onStart: begin,
  }

  async function begin() {
    choose(chosen)
    let known = start
    if (isPending) {
      // Pressed before it is known which attempt is there: that decides.
      setWaiting(true)
      const asked = await refetch({ cancelRefetch: false })
      setWaiting(false)
      known = startFrom(asked.data ?? null, asked.error, chosen)
    }
    if (known === 'ask') return setAsking(true)
    if (known === 'reset') return reset.mutate(chosen)
    // The page starts the attempt; it knows by this that the consent stood beside the button.
    void navigate('/assessment', { state: { consented: chosen } })
  }

  return (
    <>
      <div className='grid gap-6 lg:grid-cols-[1fr_360px] lg:gap-10'>
        <div className='grid content-start gap-5'>
          <TemplateList templates={templates} chosen={chosen} onChoose={choose} />
          <Note icon={Compass} title={text.helpTitle}>
            {text.helpBody}
            <span className='mt-3 flex flex-wrap gap-3'>
              <Button variant='secondary' size='small' icon={Columns3} onClick={() => setComparing(true)}>
                {text.compare}
              </Button>
              <ButtonLink to={readingPath('/guide', locale)} variant='quiet' size='small' icon={BookOpen}>
                {text.guide}
              </ButtonLink>
            </span>
          </Note>
          <CompareDialog
            open={comparing}
            templates={templates}
            chosen={chosen}
            onChoose={choose}
            onClose={() => setComparing(false)}
          />
        </div>
        <div className='lg:sticky lg:top-6 lg:self-start'>
          <TemplateSummary {...summary} />
        </div>
        {assessment && (
          <OpenAttemptDialog
            open={asking}
            assessment={assessment}
            templates={templates}
            pending={reset.isPending}
            onClose={() => setAsking(false)}
            onArchive={() => reset.mutate(chosen)}
          />
        )}
      </div>
      {/* Phones: in sight from the first card on, above the tabs. */}
      <div className='page-foot bg-paper border-line sticky bottom-[calc(68px+env(safe-area-inset-bottom))] z-10 -mx-(--gutter) mt-6 border-t px-(--gutter) py-3 md:hidden'>
        <StartButton {...summary} />
      </div>
    </>
  )
}
