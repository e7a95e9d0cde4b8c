import { data } from 'react-router'
import { NotFoundPage } from '#web/features/shell/not-found-page.tsx'
import { loadDocument, READING } from '#web/reading/route.ts'

export const handle = READING
export const loader = () => data(null, { status: 404 })
export const clientLoader = loadDocument

export default NotFoundPage
