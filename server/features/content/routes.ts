import { contentEndpoints } from '#contract/content.ts'
import { route } from '#server/http/route.ts'
import { findContent } from './find-content.ts'

export const contentRoutes = [route(contentEndpoints.get, ({ deps }) => findContent(deps))]
