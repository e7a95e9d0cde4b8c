import type { Catalog } from '#contract/assessment.ts'
import type { FieldId } from '#engine/vocabulary.ts'
import { useLocale, useText } from '#web/text/locale.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { RadioCell, RadioList } from '#web/ui/choice.tsx'
import { FIELD_ICONS } from './field-icons.ts'

interface FieldGridProps {
  readonly fields: Catalog['fields']
  readonly chosen: FieldId | null
  readonly onChoose: (field: FieldId) => void
}

/** Offers the 12 fields as one surface of radio cells; those without questions yet say so and cannot be chosen. */
export function FieldGrid({ fields, chosen, onChoose }: FieldGridProps) {
  const text = useText().assessment
  const { locale } = useLocale()
  return (
    <RadioList label={text.fieldTitle} columns={3}>
      {fields.map(({ id, name, description, open }) => (
        <RadioCell
          key={id}
          name='selectedField'
          value={id}
          icon={FIELD_ICONS[id]}
          title={name[locale]}
          description={description[locale]}
          disabled={!open}
          checked={chosen === id}
          onChange={() => onChoose(id)}
          badge={
            !open ? (
              <Badge tone='outline'>{text.fieldSoon}</Badge>
            ) : chosen === id ? (
              <Badge tone='solid'>{text.fieldChosen}</Badge>
            ) : undefined
          }
        />
      ))}
    </RadioList>
  )
}
