import { openDevice } from './device-database.ts'
import { write } from './kept.ts'

/** Holds choices on their way to the server, by the id of what was asked; `chosenAt` by the device's clock. */
export type Waiting = Readonly<Record<string, { readonly choice: string; readonly chosenAt: number }>>

export async function readWaiting(key: string): Promise<Waiting | undefined> {
  return (await (await openDevice()).get('kept', key)) as Waiting | undefined
}

/** Changes what waits for a person, in one transaction with the reading of it: tabs do not undo each other. */
export function changeWaiting(key: string, change: (before: Waiting) => Waiting): Promise<void> {
  return write(['kept'], async transaction => {
    const kept = transaction.objectStore('kept')
    const after = change(((await kept.get(key)) as Waiting | undefined) ?? {})
    if (Object.keys(after).length > 0) await kept.put(after, key)
    else await kept.delete(key)
  })
}
