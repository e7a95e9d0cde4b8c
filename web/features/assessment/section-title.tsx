import type { Assessment } from '#contract/assessment.ts'
import { useLocale, useText } from '#web/text/locale.tsx'
import { SECTION_EMOJI } from './section-emoji.ts'
import { useSectionIndex } from './use-answering.ts'

interface SectionTitleProps {
  readonly attempt: Pick<Assessment, 'id' | 'sections' | 'currentSection'>
  /** From 768 px up. */
  readonly emoji?: boolean
}

/** Names the section being answered, in the bar of the question screen. */
export function SectionTitle({ attempt, emoji = false }: SectionTitleProps) {
  const { locale } = useLocale()
  const text = useText().assessment
  const index = useSectionIndex(attempt)
  const section = attempt.currentSection === 'fieldSelection' ? undefined : attempt.sections[index]
  const sign = emoji && section && SECTION_EMOJI[section.id]
  return (
    <>
      {sign && (
        <span aria-hidden='true' className='me-2'>
          {sign}
        </span>
      )}
      {section?.name[locale] ?? text.title}
    </>
  )
}
