import { type CoreSection, FIELDS, type FieldId, SECTION_NAMES, type TemplateId } from '#engine/vocabulary.ts'
import { HISTORY } from '#web/text/history.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'

/** Names a block of questions: a section of the basic form, a field, or the form that has questions of its own. */
export function useBlockName(): (block: string) => string {
  const { forms } = useWords(HISTORY)
  const { locale } = useLocale()
  return block =>
    SECTION_NAMES[block as CoreSection]?.[locale] ??
    FIELDS[block as FieldId]?.name[locale] ??
    forms[block as TemplateId] ??
    block
}
