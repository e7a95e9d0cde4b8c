import { Lightbulb } from 'lucide-react'
import { useState } from 'react'
import { ADVICE } from '#web/text/advice.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { AiConsent } from './ai-consent.tsx'
import { AnalysisTab } from './analysis-tab.tsx'
import { TipsTab } from './tips-tab.tsx'

/** Shows the floating button and its panel of advice; nothing is fetched until the panel is open. */
export function AdvicePanel({ id }: { id: string }) {
  const text = useWords(ADVICE)
  const { common } = useText()
  const [shown, setShown] = useState(false)
  const [tab, setTab] = useState<'tips' | 'analysis'>('tips')
  return (
    <>
      <button
        type='button'
        className='edge-tab screen-only'
        aria-haspopup='dialog'
        aria-expanded={shown}
        onClick={() => setShown(true)}
      >
        <Icon of={Lightbulb} />
        {text.title}
      </button>
      <Sheet open={shown} onClose={() => setShown(false)} title={text.title} closeLabel={common.close}>
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
    </>
  )
}
