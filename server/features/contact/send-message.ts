import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { contactInput } from '#contract/contact.ts'
import { contactMessages } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { alertOperator } from '#server/features/mail/alert-operator.ts'
import { limitSubject } from '#server/http/address.ts'
import { takeAll } from '#server/http/limits.ts'

/** Stores a message to the operator and mails it, both or neither. Throws Refusal `too_many_requests`. */
export async function sendMessage(
  deps: Pick<Deps, 'database' | 'clock' | 'jobs' | 'environment' | 'secret'>,
  input: z.output<typeof contactInput>,
  address: string,
): Promise<void> {
  await takeAll(deps, [
    ['contact_by_address', limitSubject(address)],
    ['contact_by_sender', input.email.toLowerCase()],
  ])
  const { name, email, company, message } = input
  await deps.database.transaction(async transaction => {
    const id = randomUUID()
    await transaction
      .insert(contactMessages)
      .values({ id, name, email, company: company ?? null, message, createdAt: deps.clock() })
    await alertOperator(deps, transaction, {
      topic: 'contact',
      priority: false,
      about: email.toLowerCase(),
      facts: [`request: ${id}`, name, email, ...(company ? [company] : []), '', message],
    })
  })
}
