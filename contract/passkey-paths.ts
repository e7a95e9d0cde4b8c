import type { Endpoint } from './endpoint.ts'

/** Lists method and path of the console's calls about passkeys. */
export const passkeyPaths = {
  askToPass: { method: 'POST', path: '/api/operator/door/challenge' },
  passByKey: { method: 'POST', path: '/api/operator/door/passkey' },
  askToConfirm: { method: 'POST', path: '/api/operator/confirmation/challenge' },
  confirmByKey: { method: 'POST', path: '/api/operator/confirmation/passkey' },
  passkeys: { method: 'GET', path: '/api/operator/passkeys' },
  askToAdd: { method: 'POST', path: '/api/operator/new-passkey/challenge' },
  addPasskey: { method: 'POST', path: '/api/operator/passkeys' },
  removePasskey: { method: 'DELETE', path: '/api/operator/passkeys/{id}' },
} as const satisfies Readonly<Record<string, Pick<Endpoint, 'method' | 'path'>>>
