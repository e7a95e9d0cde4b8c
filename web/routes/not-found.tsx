import { data } from 'react-router'
import { NotFoundPage } from '#web/features/shell/not-found-page.tsx'
import { loadDocument, type RouteHandle } from '#web/reading/route.ts'

export const handle: RouteHandle = { reading: true, listed: false }
export const loader = () => data(null, { status: 404 })
/** Answers a posted form with the same 404. */
export const action = loader
export const clientLoader = loadDocument

export default NotFoundPage
