import { profileEndpoints } from '#contract/profile.ts'
import { route } from '#server/http/route.ts'
import { findProfile } from './find-profile.ts'
import { saveProfile } from './save-profile.ts'

export const profileRoutes = [
  route(profileEndpoints.get, ({ deps, session }) => findProfile(deps, session.userId)),
  route(profileEndpoints.save, ({ deps, session, body }) =>
    saveProfile(deps, { userId: session.userId, input: body }),
  ),
]
