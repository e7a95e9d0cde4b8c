import { ratingEndpoints } from '#contract/rating.ts'
import { Refusal } from '#server/http/errors.ts'
import { raterCookie } from '#server/http/rater.ts'
import { type Route, route } from '#server/http/route.ts'
import { accept } from './accept.ts'
import { copyData } from './copy-data.ts'
import { discuss, handOutDisputed } from './discuss.ts'
import { handOut } from './hand-out.ts'
import { leave } from './leave.ts'
import { openLink } from './open-link.ts'
import { rate } from './rate.ts'
import { describeState, readTasks } from './rated-tasks.ts'

/** Lists the routes of raters; nothing that they answer holds a value, a reason, a facet or what somebody else said. */
export const ratingRoutes: readonly Route[] = [
  route(ratingEndpoints.open, async ({ deps, body, address, headers }) => {
    const { session, state } = await openLink(deps, body, address)
    headers.append('Set-Cookie', raterCookie(deps, session))
    return state
  }),
  route(ratingEndpoints.state, ({ deps, rater }) =>
    deps.database.transaction(async transaction =>
      describeState(rater, await readTasks(transaction, rater, { lock: false }), deps.clock()),
    ),
  ),
  route(ratingEndpoints.accept, ({ deps, rater, body }) => accept(deps, rater, body)),
  route(ratingEndpoints.stories, ({ deps, rater }) => handOut(deps, rater)),
  route(ratingEndpoints.rate, ({ deps, rater, parameters, body }) =>
    rate(deps, rater, { ...parameters, ...body }),
  ),
  route(ratingEndpoints.disputed, ({ deps, rater }) => handOutDisputed(deps, rater)),
  route(ratingEndpoints.discuss, ({ deps, rater, parameters, body }) =>
    discuss(deps, rater, { ...parameters, ...body }),
  ),
  route(ratingEndpoints.copy, ({ deps, rater, request }) => {
    if (request.headers.get('sec-fetch-site') === 'cross-site') throw new Refusal('forbidden_origin')
    return copyData(deps, rater)
  }),
  route(ratingEndpoints.leave, async ({ deps, rater, headers }) => {
    await leave(deps, rater.id)
    headers.append('Set-Cookie', raterCookie(deps, ''))
    return undefined
  }),
]
