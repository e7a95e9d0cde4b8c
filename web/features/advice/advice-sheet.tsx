import { useState } from 'react'
import { ADVICE } from '#web/text/advice.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { AiConsent } from './ai-consent.tsx'
import { AnalysisTab } from './analysis-tab.tsx'
import { TipsTab } from './tips-tab.tsx'

interface AdviceSheetProps {
  readonly id: string
  readonly title: string
  readonly open: boolean
  readonly onClose: () => void
}

/** Shows the tips and the analysis in two tabs, and asks for the consent to AI where there is one to ask for. */
export default function AdviceSheet({ id, title, open, onClose }: AdviceSheetProps) {
  const text = useWords(ADVICE)
  const { common } = useText()
  const [tab, setTab] = useState<'tips' | 'analysis'>('tips')
  return (
    <Sheet open={open} onClose={onClose} title={title} closeLabel={common.close}>
      <div className='mt-4'>
        <Tabs
          label={text.tabs}
          active={tab}
          onChange={setTab}
          tabs={[
            { key: 'tips', title: text.practical, panel: <TipsTab id={id} /> },
            { key: 'analysis', title: text.analysis, panel: <AnalysisTab id={id} /> },
          ]}
        />
        <AiConsent id={id} />
      </div>
    </Sheet>
  )
}
