/** `npm run routes`: every route as JSON (method, path, access, schema). The tests that hold over all routes read the same list. */
import { listRoutes } from './routes/list-routes.ts'

console.log(JSON.stringify(listRoutes(), null, 2))
