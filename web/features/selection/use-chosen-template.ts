import { useState, useSyncExternalStore } from 'react'
import type { Catalog } from '#contract/assessment.ts'
import type { Locale, TemplateId } from '#engine/vocabulary.ts'
import { readStored, store } from '#web/api/storage.ts'

const DEFAULT: TemplateId = 'basic'
const noChanges = () => () => {}
const readTemplate = () => readStored('selectedAssessmentTemplate')
const readNothing = () => null

/** Keeps the form chosen in this browser; while there is none that can be started, `basic`, or else the first that is offered in the language. */
export function useChosenTemplate(templates: Catalog['templates'], locale: Locale) {
  const stored = useSyncExternalStore(noChanges, readTemplate, readNothing)
  const [picked, setPicked] = useState<TemplateId | null>(null)
  const offered = templates.filter(({ languages }) => languages.includes(locale)).map(({ id }) => id)
  const [first = DEFAULT] = offered
  const chosen = offered.find(id => id === (picked ?? stored)) ?? offered.find(id => id === DEFAULT) ?? first
  const choose = (id: TemplateId) => {
    store('selectedAssessmentTemplate', id)
    setPicked(id)
  }
  return { chosen, choose }
}
