import type { WantsAnswered } from '#contract/wants.ts'
import { call } from '#web/api/client.ts'
import { getQueryClient, queries } from '#web/api/queries.ts'
import { wants as rows } from '#web/api/rows.ts'
import { WANTS } from './kept.ts'
import { createOutbox } from './outbox.ts'
import type { Waiting } from './outbox-store.ts'

/** Holds choices of "What I want" until the server has them. */
export const outbox = createOutbox<WantsAnswered>({
  prefix: WANTS,
  lock: 'wijha-wants',
  send: (person, choices, signal) =>
    call(rows.save, { parameters: { person }, body: { choices: [...choices] }, signal }),
  show,
  refetch: () => getQueryClient().invalidateQueries({ queryKey: queries.wants.queryKey }),
})

/** Deletes all of it at the server and what waits of a person, while nothing of it is on its way. */
export function removeWants(person: string): Promise<void> {
  return outbox.clear(person, async () => {
    const removed = await call(rows.remove)
    getQueryClient().setQueryData(queries.wants.queryKey, removed)
    forgetResults()
  })
}

/** What the server has acknowledged changes the careers of a report. */
function show(waiting: Waiting, saved?: WantsAnswered): void {
  const chosen = Object.fromEntries(Object.entries(waiting).map(([item, { choice }]) => [item, choice]))
  getQueryClient().setQueryData<WantsAnswered>(queries.wants.queryKey, before => {
    const known = saved ?? before
    return known && { ...known, answers: { ...known.answers, ...chosen } }
  })
  if (saved) forgetResults()
}

/** Lets the next page that shows a result ask for it again. */
function forgetResults(): void {
  const isResult = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    String(queryKey[0]).endsWith('/results')
  void getQueryClient().invalidateQueries({ predicate: isResult, refetchType: 'none' })
}
