import { cvEndpoints } from '#contract/cv.ts'
import { Refusal } from '#server/http/errors.ts'
import { route } from '#server/http/route.ts'
import { findCv } from './find-cv.ts'
import { removeCv } from './remove-cv.ts'
import { renderCv } from './render-cv.ts'
import { saveCv } from './save-cv.ts'

export const cvRoutes = [
  route(cvEndpoints.get, ({ deps, session }) => findCv(deps, session.userId)),
  route(cvEndpoints.save, ({ deps, session, body }) => saveCv(deps, { userId: session.userId, ...body })),
  route(cvEndpoints.remove, ({ deps, session }) => removeCv(deps, session.userId)),
  route(cvEndpoints.pdf, async ({ deps, session, query, request }) => {
    // It may switch on the check of a number: not at another site's bidding.
    if (request.headers.get('sec-fetch-site') === 'cross-site') throw new Refusal('forbidden_origin')
    const bytes = await renderCv(deps, { userId: session.userId, locale: query.lang })
    return { bytes, name: `wijha-cv-${query.lang}.pdf` }
  }),
]
