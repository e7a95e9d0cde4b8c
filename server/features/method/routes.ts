import { methodEndpoints } from '#contract/method.ts'
import { route } from '#server/http/route.ts'
import { findMethod } from './find-method.ts'

export const methodRoutes = [route(methodEndpoints.get, async ({ deps }) => findMethod(deps))]
