import { type Fields, integerOf, isFields, textOf } from '../body.ts'
import { isCurrency } from '../money.ts'
import { Complaints } from '../problem.ts'
import type { Metadata } from './payment.ts'

export interface NewPayment {
  readonly givenId: string | undefined
  readonly amount: number
  readonly currency: string
  readonly description: string | null
  readonly callbackUrl: string | null
  readonly metadata: Metadata | null
  readonly source: Fields
  readonly type: SourceType
}

const SOURCE_TYPES = ['creditcard', 'token'] as const
type SourceType = (typeof SOURCE_TYPES)[number]

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
const LEAST_AMOUNT = 100
const LIMITS = { keys: 30, key: 40, value: 500 }

/**
 * Reads the fields that every payment needs, whatever its source.
 *
 * @throws Problem with all complaints together
 */
export function readPayment(fields: Fields): NewPayment {
  const wrong = new Complaints()
  const amount = integerOf(fields.amount)
  if (amount === undefined) wrong.add('amount', 'must be an integer')
  else if (amount < LEAST_AMOUNT) wrong.add('amount', `must be greater than or equal to ${LEAST_AMOUNT}`)
  const currency = fields.currency === undefined ? 'SAR' : (textOf(fields.currency) ?? '')
  if (!isCurrency(currency)) wrong.add('currency', 'is invalid')
  const givenId = fields.given_id === undefined ? undefined : String(fields.given_id).toLowerCase()
  if (givenId !== undefined && !UUID_V4.test(givenId)) wrong.add('given_id', 'must be a valid UUID v4')
  if (fields.invoice_id) wrong.add('invoice_id', 'is unknown: the sandbox has no invoices')

  const source = isFields(fields.source) ? fields.source : {}
  const type = SOURCE_TYPES.find(name => name === source.type)
  if (!type) wrong.add('source', `type must be one of ${SOURCE_TYPES.join(', ')}`)
  const callbackUrl = textOf(fields.callback_url) ?? null
  if (callbackUrl === null) wrong.add('callback_url', "can't be blank")
  else if (!isWebAddress(callbackUrl)) wrong.add('callback_url', 'is invalid')
  const descriptor = source.statement_descriptor
  if (descriptor !== undefined && !/^.{1,64}$/.test(String(descriptor))) {
    wrong.add('statement_descriptor', 'must have between 1 and 64 characters')
  }
  const metadata = readMetadata(fields.metadata, wrong)
  wrong.throwIfAny()
  return {
    givenId,
    amount: amount ?? 0,
    currency,
    description: textOf(fields.description) ?? null,
    callbackUrl,
    metadata,
    source,
    type: type ?? 'creditcard',
  }
}

export function readMetadata(value: unknown, wrong: Complaints): Metadata | null {
  if (value === undefined || value === null || value === '') return null
  if (!isFields(value)) {
    wrong.add('metadata', 'must be an object')
    return null
  }
  const metadata: Record<string, string | number | boolean> = {}
  for (const [key, entry] of Object.entries(value)) {
    if (key.length > LIMITS.key) wrong.add('metadata', `key must have at most ${LIMITS.key} characters`)
    if (typeof entry !== 'string' && typeof entry !== 'number' && typeof entry !== 'boolean') {
      wrong.add('metadata', 'value must be a string, a number or a boolean')
    } else if (String(entry).length > LIMITS.value) {
      wrong.add('metadata', `value must have at most ${LIMITS.value} characters`)
    } else metadata[key] = entry
  }
  if (Object.keys(value).length > LIMITS.keys) wrong.add('metadata', `must have at most ${LIMITS.keys} keys`)
  return metadata
}

export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}
