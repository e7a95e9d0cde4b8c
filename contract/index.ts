import { accountEndpoints } from './account.ts'
import { assessmentEndpoints } from './assessment.ts'
import type { Endpoint } from './endpoint.ts'
import { profileEndpoints } from './profile.ts'

/** Every call of the API, for the OpenAPI document, the route inventory and the tests that hold over all routes. */
export const endpoints: readonly Endpoint[] = [
  ...Object.values(accountEndpoints),
  ...Object.values(profileEndpoints),
  ...Object.values(assessmentEndpoints),
]
