import { lazy, memo, Suspense } from 'react'
import type { Question } from '#contract/assessment.ts'
import { LANGUAGES } from '#engine/languages/index.ts'
import { sectionNumber } from '#engine/line/nuqtas.ts'
import { ITEM_TYPE_NAMES, type Locale } from '#engine/vocabulary.ts'
import { SectionMark } from '#web/ui/nuqta.tsx'
import { useVoice } from './use-voice.ts'

/** Comes where there is a voice for it. */
const ListenButton = lazy(() => import('./listen-button.tsx'))

interface StoryBoxProps {
  readonly question: Question
  readonly sectionIndex: number
  readonly locale: Locale
}

export const StoryBox = memo(function StoryBox({ question, sectionIndex, locale }: StoryBoxProps) {
  const voice = useVoice(locale)
  return (
    <div
      lang={locale}
      dir={LANGUAGES[locale].direction}
      className='on-tint rounded-card px-5 py-4 md:px-8 md:py-6'
    >
      <div className='type-caption text-soft flex items-center gap-1'>
        <SectionMark section={sectionNumber(sectionIndex)} className='-ms-1.5' />
        <p>{ITEM_TYPE_NAMES[question.type][locale]}</p>
        {voice && (
          <Suspense>
            <ListenButton question={question} locale={locale} voice={voice} />
          </Suspense>
        )}
      </div>
      <p id='story' className='type-story mt-1'>
        {question.story[locale]}
      </p>
    </div>
  )
})
