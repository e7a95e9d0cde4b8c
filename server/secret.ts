import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Environment } from './env.ts'

/**
 * Reads the secret that signs sessions and anti-forgery tokens and seals queued mails: AUTH_SECRET, or one made at the
 * first start and kept in `DATA_DIR/auth-secret`. Processes that start together agree: the first whole file to get the
 * name wins.
 */
export function readSecret(environment: Pick<Environment, 'AUTH_SECRET' | 'DATA_DIR'>): string {
  if (environment.AUTH_SECRET) return environment.AUTH_SECRET
  const path = join(environment.DATA_DIR, 'auth-secret')
  return readKept(path) ?? keep(path, randomBytes(48).toString('base64url'))
}

/** Derives a key of its own for each purpose, so that what is signed for one can never be shown for another. */
export function keyFor(secret: string, purpose: string): Buffer {
  return createHmac('sha256', secret).update(`wijha:${purpose}`).digest()
}

/**
 * Signs with HMAC-SHA256 in base64url, 43 characters. Signatures are remembered: an answer needs the same four as the
 * one before it, and computing them took a fifth of the time that the server spends on an answer.
 */
export function sign(secret: string, purpose: string, value: string): string {
  const name = `${secret}\0${purpose}\0${value}`
  const known = signatures.get(name)
  if (known) return known
  const signature = createHmac('sha256', keyFor(secret, purpose)).update(value).digest('base64url')
  if (name.length > REMEMBERED_LENGTH) return signature
  if (signatures.size >= REMEMBERED) signatures.clear()
  signatures.set(name, signature)
  return signature
}

/** About 300 bytes each; whoever sends made-up values can only make it forget, not fill the memory. */
const REMEMBERED = 20_000
/** A cookie may be as long as a request's head: ours are short. */
const REMEMBERED_LENGTH = 512
const signatures = new Map<string, string>()

/** Compares in a time that does not depend on where two strings differ. */
export function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function readKept(path: string): string | undefined {
  let kept: string
  try {
    kept = readFileSync(path, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  // A file cut short or emptied by hand must not become a weak key, nor silently end every session.
  if (kept.length < 32) throw new Error(`${path} does not hold a secret of 32 characters or more.`)
  chmodSync(path, 0o600)
  return kept
}

function keep(path: string, secret: string): string {
  mkdirSync(join(path, '..'), { recursive: true })
  const draft = `${path}.${randomUUID()}`
  try {
    const file = openSync(draft, 'wx', 0o600)
    try {
      writeSync(file, `${secret}\n`)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    // A link fails where the name is taken; a rename would replace the secret another process already signs with.
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readKept(path) ?? secret
}
