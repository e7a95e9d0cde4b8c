import { wantsEndpoints } from '#contract/wants.ts'
import { route } from '#server/http/route.ts'
import { findWants } from './find-wants.ts'
import { removeWants } from './remove-wants.ts'
import { saveWants } from './save-wants.ts'

export const wantsRoutes = [
  route(wantsEndpoints.get, ({ deps, session }) => findWants(deps, session.userId)),
  route(wantsEndpoints.save, ({ deps, session, parameters, body }) =>
    saveWants(deps, { userId: session.userId, person: parameters.person, choices: body.choices }),
  ),
  route(wantsEndpoints.remove, ({ deps, session }) => removeWants(deps, session.userId)),
]
