import { useState, useSyncExternalStore } from 'react'
import type { Catalog } from '#contract/assessment.ts'
import type { TemplateId } from '#engine/vocabulary.ts'
import { readStored, store } from '#web/api/storage.ts'

const DEFAULT: TemplateId = 'basic'
const noChanges = () => () => {}
const readTemplate = () => readStored('selectedAssessmentTemplate')
const readNothing = () => null

/** Keeps the form chosen in this browser; `basic` while there is none that can be started. */
export function useChosenTemplate(templates: Catalog['templates']) {
  const stored = useSyncExternalStore(noChanges, readTemplate, readNothing)
  const [picked, setPicked] = useState<TemplateId | null>(null)
  const open = templates.filter(template => template.open).map(template => template.id)
  const chosen = open.find(id => id === (picked ?? stored)) ?? DEFAULT
  const choose = (id: TemplateId) => {
    store('selectedAssessmentTemplate', id)
    setPicked(id)
  }
  return { chosen, choose }
}
