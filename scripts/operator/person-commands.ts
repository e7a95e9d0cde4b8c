import type { z } from 'zod'
import type { consoleEndpoints } from '#contract/console.ts'
import { askRefund } from '#server/features/console/ask-refund.ts'
import { correctName } from '#server/features/console/correct-name.ts'
import { lookAtPerson } from '#server/features/console/look-at-person.ts'
import { SERVER } from '#server/features/console/note-act.ts'
import { unlockReport } from '#server/features/console/people.ts'
import { withdrawLink } from '#server/features/console/withdraw-link.ts'
import { act, type Command, show } from './tools.ts'

type Body<Name extends 'look' | 'unlock' | 'correctName' | 'withdrawLink' | 'askRefund'> = z.output<
  (typeof consoleEndpoints)[Name]['body']
>

const what = 'people'

/** Prints the page of a person. */
export const showPerson = (wish: Body<'look'>): Command =>
  show(what, deps => lookAtPerson(deps, SERVER, wish))

export const unlock = (userId: string, body: Body<'unlock'>): Command =>
  act({ what, word: 'unlock', id: body.attemptId }, deps => unlockReport(deps, SERVER, { userId, ...body }))

export const rename = (userId: string, body: Body<'correctName'>): Command =>
  act({ what, word: 'name', id: userId }, deps => correctName(deps, SERVER, { userId, ...body }))

export const withdraw = (userId: string, body: Body<'withdrawLink'>): Command =>
  act({ what, word: 'withdraw', id: body.link }, deps => withdrawLink(deps, SERVER, { userId, ...body }))

export const refund = (userId: string, body: Body<'askRefund'>): Command =>
  act({ what, word: 'refund', id: body.orderId }, deps => askRefund(deps, SERVER, { userId, ...body }))
