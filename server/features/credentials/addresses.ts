import { credentialPaths } from '#contract/paths.ts'
import type { Deps } from '#server/deps.ts'

type Site = Pick<Deps['environment'], 'APP_URL'>

/** Names who issues: an address of this site, which responds with its keys. */
export const issuerOf = ({ APP_URL }: Site) => APP_URL + credentialPaths.issuer.path

/** Names a key by the address where it is read: what Open Badges ask of a `kid`. */
export const keyAddress = ({ APP_URL }: Site, key: string) =>
  APP_URL + credentialPaths.key.path.replace('{key}', key)

export const statusListOf = ({ APP_URL }: Site) => APP_URL + credentialPaths.statusList.path
