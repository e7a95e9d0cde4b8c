import { FIELDS, type FieldId } from '#engine/vocabulary.ts'
import { useLocale, useText } from '#web/text/locale.tsx'

/** Names the field that the questions are drawn from, and leads to another, before the first answer. */
export function FieldLine({ field, onChange }: { field: FieldId; onChange: () => void }) {
  const text = useText().assessment
  const { locale } = useLocale()
  return (
    <p className='type-small text-soft mb-3'>
      {text.fieldNow(FIELDS[field].name[locale])}
      <button type='button' onClick={onChange} className='text-link -my-3 ms-3 py-3'>
        {text.fieldEdit}
      </button>
    </p>
  )
}
