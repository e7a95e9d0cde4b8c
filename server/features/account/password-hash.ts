import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

/**
 * argon2id with the parameters OWASP recommends: 19 MiB, two passes, one lane. About 20 ms of one of the runtime's worker
 * threads; the main thread answers meanwhile. `2` is argon2id: the library's enum would not survive type stripping.
 */
const PARAMETERS = { algorithm: 2, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const

/**
 * Lets one hash be made at a time, two where there are four cores: ten wrong passwords at once took all cores and all of the
 * runtime's threads from whoever was answering (decisions/0089).
 */
const inTurn = pLimit(availableParallelism() < 4 ? 1 : 2)

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, PARAMETERS))
}

export function verifyPassword(input: {
  readonly hash: string
  readonly password: string
}): Promise<boolean> {
  return inTurn(() => verify(input.hash, input.password))
}
