import { memo } from 'react'
import type { Question } from '#contract/assessment.ts'
import { LANGUAGES } from '#engine/languages/index.ts'
import { ITEM_TYPE_NAMES, type Locale } from '#engine/vocabulary.ts'
import { SectionMark, sectionNumber } from '#web/ui/nuqta.tsx'

interface StoryBoxProps {
  readonly question: Question
  readonly sectionIndex: number
  readonly locale: Locale
}

export const StoryBox = memo(function StoryBox({ question, sectionIndex, locale }: StoryBoxProps) {
  return (
    <div
      lang={locale}
      dir={LANGUAGES[locale].direction}
      className='on-tint rounded-card px-5 py-4 md:px-8 md:py-6'
    >
      <p className='type-caption text-soft flex items-center gap-1'>
        <SectionMark section={sectionNumber(sectionIndex)} className='-ms-1.5' />
        {ITEM_TYPE_NAMES[question.type][locale]}
      </p>
      <p id='story' className='type-story mt-1'>
        {question.story[locale]}
      </p>
    </div>
  )
})
