import type { z } from 'zod'
import type { NormAct } from '#contract/approvals.ts'
import type { consoleEndpoints } from '#contract/console.ts'
import { normWish } from '#contract/norms.ts'
import { RELEASED } from '#engine/versions/released.ts'
import { addNorm, askAboutNorm, readNorms } from '#server/features/console/norms.ts'
import { SERVER } from '#server/features/console/note-act.ts'
import { planPilot, readPilots } from '#server/features/console/pilots.ts'
import { takeSnapshot } from '#server/features/console/take-snapshot.ts'
import { listSnapshots } from '#server/features/measurement/ask-snapshot.ts'
import { findScaleTable, findSlotTable } from '#server/features/measurement/find-table.ts'
import { act, type Command, list, readWish, show } from './tools.ts'

type Calls = typeof consoleEndpoints
type Table = z.output<Calls['scaleTable']['query']> & { readonly id: string }

const released = RELEASED

export const showSnapshots = list('snapshots', tools => listSnapshots(tools, tools.database))
export const showNorms = list('norms', tools => readNorms({ ...tools, released }))
export const showPilots = list('pilots', tools => readPilots({ ...tools, released }))

export const showScale = (wish: Table): Command =>
  show('snapshots', ({ database }) => findScaleTable(database, wish))

export const showSlot = (wish: Table & { readonly number: number }): Command =>
  show('snapshots', ({ database }) => findSlotTable(database, wish))

export const take = ({ population }: z.output<Calls['takeSnapshot']['body']>): Command =>
  act({ what: 'snapshots', word: 'take', id: population }, deps => takeSnapshot(deps, SERVER, population))

/** Makes a norm of what is read as JSON: its base, and the margins to which it is weighted. */
export const makeNorm: Command = async tools => {
  const wish = await readWish(tools, normWish)
  if (!wish) return false
  return act({ what: 'norms', word: 'make', id: wish.form }, deps =>
    addNorm({ ...deps, released }, SERVER, wish),
  )(tools)
}

/** Asks for a norm to be published or withdrawn; an operator grants it in the console. */
export const askAbout = (id: string, word: NormAct): Command =>
  act({ what: 'norms', word, id }, deps => askAboutNorm(deps, SERVER, { id, act: word }))

export const plan = (body: z.output<Calls['planPilot']['body']>): Command =>
  act({ what: 'pilots', word: 'plan', id: body.pair }, deps => planPilot({ ...deps, released }, SERVER, body))
