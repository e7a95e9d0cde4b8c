import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Cv, cvEndpoints, StoredCv } from '#contract/cv.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { call } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import { cv as rows } from '#web/api/rows.ts'
import { type Draft, isEntryKey, type ListName, toDraft, toInput } from './draft.ts'

/** Sentences of refused fields, as keys of the contract's: by path, in which an entry stands by its own key instead of its place. */
export type Errors = Readonly<Record<string, string>>

/**
 * Holds the CV that is being typed beside the one that is stored. Nothing typed is lost by a save that fails or by what is typed
 * while it runs.
 */
export function useDraft(stored: StoredCv) {
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => toDraft(stored.cv))
  const [kept, setKept] = useState(draft)
  const [errors, setErrors] = useState<Errors>({})

  const keep = (response: StoredCv, sent?: Draft) => {
    client.setQueryData(queries.cv.queryKey, response)
    const next = toDraft(response.cv, sent)
    setKept(next)
    // What was typed while it was on its way is not saved yet.
    setDraft(now => (sent === undefined || now === sent ? next : now))
  }
  const save = useMutation({
    mutationFn: (sent: Draft) => {
      const body = { revision: stored.revision, cv: toInput(sent) } as BodyOf<typeof cvEndpoints.save>
      return call(rows.save, { body })
    },
    onSuccess: (response, sent) => keep(response, sent),
  })
  return {
    draft,
    change: setDraft,
    isChanged: draft !== kept,
    errors: standing(errors, draft),
    /** Checks what is typed, and says what is wrong at its fields. */
    check: async (): Promise<Errors> => {
      const found = await check(draft)
      setErrors(found)
      return found
    },
    save,
    /** Shows another stored CV in the place of what is typed. */
    show: (response: StoredCv) => {
      setErrors({})
      keep(response)
    },
    /** Fills the fields; what was there is not stored over before it is saved. */
    fill: (cv: Cv) => {
      setErrors({})
      setDraft(toDraft(cv))
    },
  } as const
}

/** Checks with the contract's schema, which is fetched when it is needed; without it the server's check is the only one. */
async function check(draft: Draft): Promise<Errors> {
  const schema = await import('#contract/cv.ts').then(module => module.cvDocument).catch(() => null)
  const parsed = schema?.safeParse(toInput(draft))
  if (!parsed || parsed.success) return {}
  const found: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) found[keyed(path, draft)] ??= message
  return found
}

/** Names a refused field so that its sentence goes with its entry wherever that is moved. */
function keyed([list = '', index, ...rest]: readonly PropertyKey[], { lists }: Draft): string {
  const key = typeof index === 'number' ? lists[list as ListName]?.[index]?.key : undefined
  return (key ? [key, ...rest] : [list, index, ...rest]).filter(part => part !== undefined).join('.')
}

/** Leaves out what was refused of entries that are gone. */
function standing(errors: Errors, { lists }: Draft): Errors {
  const keys = new Set(Object.values(lists).flatMap(entries => entries.map(({ key }) => key)))
  const stands = ([path]: [string, string]) => !isEntryKey(path) || keys.has(path.split('.')[0] ?? '')
  return Object.fromEntries(Object.entries(errors).filter(stands))
}
