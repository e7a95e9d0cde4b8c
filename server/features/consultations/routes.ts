import { consultationEndpoints } from '#contract/consultations.ts'
import { route } from '#server/http/route.ts'
import { bookHour } from './book-hour.ts'
import { composeEvent } from './compose-event.ts'
import { findOwnConsultation } from './consultation.ts'
import { cancelConsultation } from './end-consultation.ts'
import { findConsultations } from './find-consultations.ts'
import { setShares } from './set-shares.ts'
import { eventOf } from './tell-sides.ts'

export const consultationRoutes = [
  route(consultationEndpoints.list, ({ deps, session }) => findConsultations(deps, session.userId)),
  route(consultationEndpoints.book, ({ deps, session, body }) =>
    bookHour(deps, { userId: session.userId, ...body }),
  ),
  route(consultationEndpoints.share, ({ deps, session, parameters, body }) =>
    setShares(deps, { userId: session.userId, ...parameters, ...body }),
  ),
  route(consultationEndpoints.cancel, ({ deps, session, parameters }) =>
    cancelConsultation(deps, { userId: session.userId, ...parameters }),
  ),
  route(consultationEndpoints.calendar, async ({ deps, session, parameters, locale }) => {
    const { row } = await findOwnConsultation(deps.database, { userId: session.userId, ...parameters })
    const event = eventOf(row)
    const bytes = composeEvent({ event, cancelled: row.status !== 'booked', locale, now: deps.clock() })
    return { bytes, name: 'wijha-consultation.ics', saved: true } as const
  }),
]
