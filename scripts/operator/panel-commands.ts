import type { z } from 'zod'
import type { consoleEndpoints } from '#contract/console.ts'
import { RELEASED } from '#engine/versions/released.ts'
import type { Locale } from '#engine/vocabulary.ts'
import { readAgreement } from '#server/features/console/agreement.ts'
import { proposeDecision } from '#server/features/console/decisions.ts'
import { SERVER } from '#server/features/console/note-act.ts'
import { listPanels, makePanel, readPanel } from '#server/features/console/panels.ts'
import { inviteAgain, inviteRater, removeRater } from '#server/features/console/raters.ts'
import { changeRound } from '#server/features/console/rounds.ts'
import { act, type Command, list, show } from './tools.ts'

type Body<Name extends 'makePanel' | 'inviteRater' | 'propose'> = z.output<
  (typeof consoleEndpoints)[Name]['body']
>

const what = 'panels'
const released = RELEASED

/** Prints the panels, with the blocks of which others can be made. */
export const showPanels = list(what, async tools => [await listPanels({ ...tools, released })])

export const showPanel = (id: string): Command =>
  show(what, deps => readPanel({ ...deps, released }, SERVER, id))

export const showAgreement = (id: string, locale: Locale): Command =>
  show(what, deps => readAgreement({ ...deps, released }, SERVER, { id, locale }))

export const make = (body: Body<'makePanel'>): Command =>
  act({ what, word: 'make', id: body.block }, deps => makePanel({ ...deps, released }, SERVER, body))

export const invite = (id: string, body: Body<'inviteRater'>): Command =>
  act({ what, word: 'invite', id }, deps => inviteRater(deps, SERVER, { id, ...body }))

export const inviteOnceMore = (rater: string): Command =>
  act({ what, word: 'again', id: rater }, deps => inviteAgain(deps, SERVER, rater))

export const remove = (rater: string): Command =>
  act({ what, word: 'remove', id: rater }, deps => removeRater(deps, SERVER, rater))

export const discussOrClose = (id: string, round: 'discussion' | 'closed'): Command =>
  act({ what, word: round === 'closed' ? 'close' : 'discuss', id }, deps =>
    changeRound({ ...deps, released }, SERVER, { id, round }),
  )

/** Proposes what becomes of a pair; an operator confirms it in the console, with a reason of their own. */
export const propose = (id: string, body: Body<'propose'>): Command =>
  act({ what, word: 'propose', id }, deps => proposeDecision({ ...deps, released }, SERVER, { id, ...body }))
