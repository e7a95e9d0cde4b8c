import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Company } from '#contract/companies.ts'
import type { Consent } from '#contract/privacy.ts'
import { entitlements } from '#server/db/schema.ts'
import { stopToken } from '#server/features/mail/recipient.ts'
import { withdraw } from '#server/features/money/withdraw.ts'
import { type AccountsApi, createAccountsApi } from '../../../tests/support/accounts.ts'
import { completeAttempt, createTaker, type Taker } from '../../../tests/support/unlocked.ts'

const RUNS = Number(process.env.LINK_RUNS ?? 25)
const SEED = Number(process.env.LINK_SEED ?? 20_261_123)

let world: AccountsApi
beforeAll(async () => {
  world = await createAccountsApi()
})
afterAll(() => world.close())

/** Holds a link that was mailed, and what ends it. */
interface Mailed {
  readonly token: string
  readonly slot: number
  readonly companyId: string
  readonly assessmentId: string
}

const SLOTS = 2
const act = fc.record({
  kind: fc.oneof(
    { weight: 6, arbitrary: fc.constant('send' as const) },
    { weight: 2, arbitrary: fc.constant('revoke' as const) },
    { weight: 2, arbitrary: fc.constant('withdraw consent' as const) },
    { weight: 1, arbitrary: fc.constant('remove company' as const) },
    { weight: 1, arbitrary: fc.constant('new attempt' as const) },
    { weight: 1, arbitrary: fc.constant('refund' as const) },
    { weight: 1, arbitrary: fc.constant('opt out' as const) },
  ),
  slot: fc.nat({ max: SLOTS - 1 }),
  which: fc.nat({ max: 5 }),
})
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never

/** Walks one person through acts, and remembers which links each act said would not open any more. */
class Walk {
  readonly alive = new Set<Mailed>()
  readonly dead = new Set<Mailed>()
  readonly #companies: string[] = []
  readonly #addresses: string[] = []
  #assessmentId: string
  readonly #person: Taker

  constructor(person: Taker) {
    this.#person = person
    this.#assessmentId = person.assessmentId
  }

  async begin() {
    await this.#unlock()
    for (let slot = 0; slot < SLOTS; slot++) await this.#add(slot)
  }

  async take({ kind, slot, which }: Act) {
    const companyId = this.#companies[slot] ?? ''
    switch (kind) {
      case 'send':
        return this.#send(slot)
      case 'revoke': {
        const { sendings } = (await this.#list()).find(({ id }) => id === companyId) ?? { sendings: [] }
        const chosen = sendings[which % Math.max(1, sendings.length)]
        if (!chosen) return
        await this.#person.call('DELETE', `/api/companies/${companyId}/sendings/${chosen.id}`)
        if (chosen.state !== 'revoked')
          this.#end(link => link.companyId === companyId && link.assessmentId === chosen.assessmentId)
        return
      }
      case 'withdraw consent': {
        const { json }: { json: Consent[] } = await this.#person.call('GET', '/api/account/consents')
        const given = json.filter(({ purpose, withdrawnAt }) => purpose === 'company_report' && !withdrawnAt)
        const chosen = given[which % Math.max(1, given.length)]
        if (!chosen) return
        const before = await this.#standing()
        await this.#person.call('DELETE', `/api/account/consents/${chosen.id}`)
        const after = await this.#standing()
        const gone = new Set([...before].filter(pair => !after.has(pair)))
        expect(gone.size).toBe(1)
        this.#end(link => gone.has(`${link.companyId} ${link.assessmentId}`))
        return
      }
      case 'remove company':
        await this.#person.call('DELETE', `/api/companies/${companyId}`)
        this.#end(link => link.companyId === companyId)
        return this.#add(slot)
      case 'new attempt': {
        // Says that the earlier result is kept: it ends nothing, and revives nothing.
        const { json } = await this.#person.call('POST', '/api/assessment/reset', {})
        this.#assessmentId = json.id
        await completeAttempt(world, json.id)
        return this.#unlock()
      }
      case 'refund': {
        const { database } = world.store
        const mine = eq(entitlements.userId, this.#person.userId)
        const bought = (await database.select().from(entitlements).where(mine)).find(
          row => row.attemptId === this.#assessmentId && row.orderId && !row.revokedAt,
        )
        const order = {
          userId: this.#person.userId,
          id: bought?.orderId ?? '',
          product: 'unlock',
          periodStart: null,
          periodEnd: null,
        } as const
        await database.transaction(transaction => withdraw(world.deps, transaction, order))
        this.#end(link => link.assessmentId === this.#assessmentId)
        return this.#unlock()
      }
      case 'opt out':
        await world
          .browser()
          .call('POST', `/api/unsubscribe/${stopToken(world.deps.secret, this.#addresses[slot] ?? '')}`)
        return this.#end(link => link.slot === slot)
    }
  }

  async #send(slot: number) {
    world.clock.advance(61_000)
    const companyId = this.#companies[slot] ?? ''
    const assessmentId = this.#assessmentId
    const { pool } = world.store
    // Handed over, and yesterday's: neither a second press nor the day's number stands in the way.
    await pool.query(
      `update company_sending set handed_over_at = asked_at, asked_at = asked_at - interval '1 day' where user_id = $1`,
      [this.#person.userId],
    )
    const path = `/api/companies/${companyId}/send-application`
    const { status } = await this.#person.call('POST', path, { assessmentId, consent: true })
    if (status !== 200) return
    const token =
      world.outbox.flatMap(mail => (mail.kind === 'company_report' ? [mail.token] : [])).at(-1) ?? ''
    this.alive.add({ token, slot, companyId, assessmentId })
  }

  async #add(slot: number) {
    this.#addresses[slot] ??= `hr-${randomUUID()}@almasar.example`
    const body = { name: 'شركة المسار', email: this.#addresses[slot] }
    this.#companies[slot] = (await this.#person.call('POST', '/api/companies', body)).json.id
  }

  async #unlock() {
    await world.store.database.insert(entitlements).values({
      userId: this.#person.userId,
      id: randomUUID(),
      kind: 'unlock',
      attemptId: this.#assessmentId,
      orderId: randomUUID(),
      startsAt: world.clock.now,
    })
  }

  #end(ends: (link: Mailed) => boolean) {
    for (const link of this.alive) {
      if (!ends(link)) continue
      this.alive.delete(link)
      this.dead.add(link)
    }
  }

  async #list(): Promise<Company[]> {
    return (await this.#person.call('GET', '/api/companies')).json
  }

  async #standing() {
    const companies = await this.#list()
    return new Set(
      companies.flatMap(({ id, consents }) => consents.map(({ assessmentId }) => `${id} ${assessmentId}`)),
    )
  }

  /** Lists the tokens that open, of those given. */
  async opening(links: ReadonlySet<Mailed>) {
    const found: string[] = []
    for (const { token } of links) {
      const cover = await world.browser().call('GET', `/api/shared/${token}`)
      const opened = await world.browser().call('POST', `/api/shared/${token}/open`)
      expect(cover.status).toBe(opened.status)
      if (cover.status === 200) found.push(token)
    }
    return found.sort()
  }

  /** Counts what the owner's list shows as still open. */
  async listedOpen() {
    const open = ['waiting', 'handed_over', 'opened']
    return (await this.#list())
      .filter(({ optedOut }) => !optedOut)
      .flatMap(({ sendings }) => sendings.filter(({ state }) => open.includes(state))).length
  }
}

test(`no link that was said to open no more opens again, whatever follows (${RUNS} sequences)`, {
  timeout: 120_000,
}, async () => {
  const seen = { alive: 0, dead: 0 }
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 16 }), async acts => {
      const walk = new Walk(await createTaker(world, { bought: null }))
      await walk.begin()
      for (const next of acts) {
        await walk.take(next)
        expect(await walk.opening(walk.dead)).toEqual([])
        expect(await walk.opening(walk.alive)).toEqual([...walk.alive].map(({ token }) => token).sort())
        expect(await walk.listedOpen()).toBe(walk.alive.size)
      }
      seen.alive += walk.alive.size
      seen.dead += walk.dead.size
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: true },
  )
  // Sequences in which nothing was ended, or nothing stayed open, would prove nothing.
  expect(seen.dead).toBeGreaterThan(RUNS)
  expect(seen.alive).toBeGreaterThan(RUNS / 2)
})
