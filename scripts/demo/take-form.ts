import { BANK } from '#engine/bank/index.ts'
import { assembleForm } from '#engine/forms/assemble-form.ts'
import type { FieldId, TemplateId } from '#engine/vocabulary.ts'
import { chooseAnswer, type Level } from './choose-answer.ts'
import type { Guest } from './guest.ts'

interface Taking {
  readonly form?: TemplateId
  /** Of the basic form alone. */
  readonly field?: FieldId
  readonly level: Level
  /** How many questions; all of them unless it is said. */
  readonly upTo?: number
}

/** Takes a form question by question, at a reader's pace. @returns the attempt's id */
export async function takeForm(
  guest: Guest,
  { form = 'basic', field, level, upTo }: Taking,
): Promise<string> {
  guest.pass(3)
  const { id } = await guest.call('POST', '/api/assessment/start', { templateId: form })
  if (field) await guest.call('POST', `/api/assessment/${id}/field`, { selectedField: field })
  const assembled = assembleForm(BANK, { form, field: field ?? null })
  if (assembled.kind === 'incomplete') throw new Error(`The form ${form} is not open.`)
  for (const [position, item] of assembled.items.slice(0, upTo).entries()) {
    const seconds = 24 + ((position * 7) % 19)
    guest.pass((seconds + 1) / 60)
    await guest.call('POST', `/api/assessment/${id}/answer`, {
      section: item.section,
      questionNumber: item.number,
      answer: chooseAnswer(item, level, position),
      responseTime: seconds * 1000,
    })
  }
  return id
}
