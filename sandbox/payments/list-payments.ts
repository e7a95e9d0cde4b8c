import { type Fields, isFields, textOf } from '../body.ts'
import { type Page, pageOf } from '../page.ts'
import { invalid } from '../problem.ts'
import type { World } from '../world.ts'
import type { Payment } from './payment.ts'

/** Lists payments, the newest first, 40 a page; `query` as `nest` reads it. */
export function listPayments(world: World, query: Fields): Page<Payment> {
  const created = range(query, 'created')
  const updated = range(query, 'updated')
  const metadata = isFields(query.metadata) ? Object.entries(query.metadata) : []
  const lastDigits = textOf(query.card_last_digits)
  const receipt = textOf(query.receipt_no)
  const found = world.holdings.payments
    .all()
    .map(held => held.payment)
    .filter(
      payment =>
        (query.id === undefined || payment.id === query.id) &&
        (query.status === undefined || payment.status === query.status) &&
        created(payment.created_at) &&
        updated(payment.updated_at) &&
        metadata.every(([key, value]) => String(payment.metadata?.[key] ?? '') === value) &&
        (!lastDigits || ('number' in payment.source && payment.source.number.endsWith(lastDigits))) &&
        (!receipt || payment.source.reference_number === receipt),
    )
    .reverse()
    .sort((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at))
  return pageOf(found, query.page)
}

/** A filter by `name[gt]` and `name[lt]`, both exclusive. */
function range(query: Fields, name: 'created' | 'updated'): (time: string) => boolean {
  const bounds = isFields(query[name]) ? query[name] : {}
  const after = bound(name, bounds.gt) ?? Number.NEGATIVE_INFINITY
  const before = bound(name, bounds.lt) ?? Number.POSITIVE_INFINITY
  return time => Date.parse(time) > after && Date.parse(time) < before
}

function bound(name: string, value: unknown): number | undefined {
  if (value === undefined) return undefined
  const time = Date.parse(String(value))
  if (Number.isNaN(time)) throw invalid({ [name]: ['is invalid'] })
  return time
}
