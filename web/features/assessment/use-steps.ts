import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { queries } from '#web/api/queries.ts'
import { readStored } from '#web/api/storage.ts'
import { useLocale, useText } from '#web/text/locale.tsx'

const noChanges = () => () => {}
const readTemplate = () => readStored('selectedAssessmentTemplate')
const readNothing = () => null

/** Lists the steps of the form chosen in this browser; `stops` come before its sections: one where no field is asked for. */
export function useSteps(): { readonly names: readonly string[]; readonly stops: number } {
  const text = useText().assessment
  const { locale } = useLocale()
  const chosen = useSyncExternalStore(noChanges, readTemplate, readNothing)
  const { data } = useQuery({ ...queries.catalog, enabled: chosen !== null && chosen !== 'basic' })
  const form = data?.templates.find(({ id }) => id === chosen)
  if (!form || form.asksField) return { names: text.steps, stops: 2 }
  return { names: [...text.steps.slice(0, 1), ...form.sections.map(name => name[locale])], stops: 1 }
}
