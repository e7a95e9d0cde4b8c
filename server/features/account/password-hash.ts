import { hash, verify } from '@node-rs/argon2'

/**
 * argon2id with the parameters OWASP recommends: 19 MiB, two passes, one lane. About 20 ms of one of the runtime's worker
 * threads; the main thread answers meanwhile. `2` is argon2id: the library's enum would not survive type stripping.
 */
const PARAMETERS = { algorithm: 2, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const

export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS)
}

export function verifyPassword(input: {
  readonly hash: string
  readonly password: string
}): Promise<boolean> {
  return verify(input.hash, input.password)
}
