import { passkeyEndpoints } from '#contract/passkeys.ts'
import { route } from '#server/http/route.ts'
import { askForPasskey } from './check-passkey.ts'
import { confirmByKey, passByKey } from './door.ts'
import { nothing } from './nothing.ts'
import { addPasskey, askToAdd, listPasskeys, removePasskey } from './passkeys.ts'

/** Lists the routes of an operator's passkeys. */
export const passkeyRoutes = [
  route(passkeyEndpoints.askToPass, ({ deps, session }) => askForPasskey(deps, session, 'pass')),
  route(passkeyEndpoints.passByKey, async ({ deps, session, body }) =>
    nothing(passByKey(deps, session, body)),
  ),
  route(passkeyEndpoints.askToConfirm, ({ deps, session }) => askForPasskey(deps, session, 'confirm')),
  route(passkeyEndpoints.confirmByKey, async ({ deps, session, body }) =>
    nothing(confirmByKey(deps, session, body)),
  ),
  route(passkeyEndpoints.passkeys, ({ deps, session }) => listPasskeys(deps, session)),
  route(passkeyEndpoints.askToAdd, ({ deps, session }) => askToAdd(deps, session)),
  route(passkeyEndpoints.addPasskey, async ({ deps, session, operator, body }) =>
    nothing(addPasskey(deps, session, { operator, made: body })),
  ),
  route(passkeyEndpoints.removePasskey, async ({ deps, session, operator, parameters }) =>
    nothing(removePasskey(deps, session, { operator, ...parameters })),
  ),
]
