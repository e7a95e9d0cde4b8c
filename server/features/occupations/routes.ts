import { occupationEndpoints } from '#contract/occupations.ts'
import { route } from '#server/http/route.ts'
import { findOccupation } from './find-occupation.ts'
import { listOccupations } from './list-occupations.ts'

export const occupationRoutes = [
  route(occupationEndpoints.list, async ({ deps }) => listOccupations(deps)),
  route(occupationEndpoints.get, async ({ deps, parameters }) => findOccupation(deps, parameters.id)),
]
