import type { Environment } from '#server/env.ts'
import { isSame, sign } from '#server/secret.ts'

type Settings = Pick<Environment, 'INBOUND_ADDRESS'>

/** Digits of the signature that an address has room for: 80 bits. */
const SIGNED = 20
const TAG = /^([0-9a-f]{32})([0-9a-f]{20})$/

/**
 * Builds the address to which a reply about a message goes: the inbound address with a tag that names the message and is signed.
 * Undefined where no mail comes in.
 *
 * @example 'reply+0f8fad5bd9cb469fa16570867728950e6b3a551ee3f8a2c41d07@wijha.example'
 */
export function replyAddress(
  { INBOUND_ADDRESS }: Settings,
  secret: string,
  messageId: string,
): string | undefined {
  if (!INBOUND_ADDRESS) return undefined
  const [local, domain] = INBOUND_ADDRESS.split('@')
  return `${local}+${messageId.replaceAll('-', '')}${signatureOf(secret, messageId)}@${domain}`
}

/** Finds which message a mail to these addresses is about; undefined for a tag that is none of ours. */
export function readReplyAddress(
  { INBOUND_ADDRESS }: Settings,
  secret: string,
  addresses: readonly string[],
): string | undefined {
  const [local, domain] = (INBOUND_ADDRESS ?? '').toLowerCase().split('@')
  for (const address of addresses) {
    const lower = address.toLowerCase()
    if (!lower.startsWith(`${local}+`) || !lower.endsWith(`@${domain}`)) continue
    const [, hex, signature] = TAG.exec(lower.slice((local?.length ?? 0) + 1, lower.lastIndexOf('@'))) ?? []
    const id = hex?.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    if (id && signature && isSame(signature, signatureOf(secret, id))) return id
  }
  return undefined
}

/** In hexadecimal: mail servers may change the case of an address. */
const signatureOf = (secret: string, messageId: string) =>
  Buffer.from(sign(secret, 'reply address', messageId), 'base64url')
    .toString('hex')
    .slice(0, SIGNED)
