import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnvironment } from '#server/env.ts'
import { type AccountsApi, type Browser, createAccountsApi } from '../tests/support/accounts.ts'
import { operatorCommand } from '../tests/support/operator-command.ts'
import { temporaryFolder } from '../tests/support/temporary-folder.ts'
import { PASSWORD } from './demo/guest.ts'
import { PEOPLE } from './demo/people.ts'
import { findReasonAgainst } from './demo/reason-against.ts'

let world: AccountsApi
let folder: string
let bankBefore: unknown
beforeAll(async () => {
  folder = temporaryFolder('demo')
  world = await createAccountsApi({ DATA_DIR: folder })
  world.clock.now = new Date()
  bankBefore = (await world.browser().call('GET', '/api/method')).json.bank
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true, force: true })
})

/** As a developer would, in a process of its own, over the database of this test. */
function runDemo(variables: Record<string, string> = {}): Promise<{ code: number; said: string }> {
  return new Promise(resolve => {
    const env = {
      PATH: process.env.PATH,
      DATABASE_URL: world.store.url,
      AUTH_SECRET: 'a-secret-of-the-tests-that-signs-nothing-else',
      DATA_DIR: folder,
      APP_URL: 'http://localhost:9',
      ...variables,
    }
    const script = join(import.meta.dirname, 'demo.ts')
    execFile(process.execPath, [script], { env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: stdout + stderr })
    })
  })
}

async function signIn(id: string): Promise<Browser> {
  const browser = world.browser()
  const { status } = await browser.call('POST', '/api/auth/login', {
    email: `demo-${id}@example.com`,
    password: PASSWORD,
  })
  expect(status, id).toBe(200)
  return browser
}

/** What a person sees of one address of the API. */
async function seen(id: string, path: string) {
  return (await (await signIn(id)).call('GET', path)).json
}

/** What is in the console, as the command prints it. */
async function consoleOf() {
  const { operator } = operatorCommand(world)
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what is printed, whatever its shape.
  const lines = async (...words: string[]): Promise<any[]> => (await operator(...words)).lines
  return { operator, lines }
}

async function countPeople(): Promise<number> {
  const { rows } = await world.store.pool.query('select count(*)::int as people from "user"')
  return rows[0].people
}

describe('the demo', { timeout: 240_000 }, () => {
  test('makes people in every state, and prints how to sign in as each', async () => {
    const { code, said } = await runDemo()
    expect(code, said).toBe(0)
    for (const { id } of PEOPLE) expect(said).toContain(`demo-${id}@example.com`)
    expect(said).toContain(PASSWORD)
    expect(said).toMatch(/otpauth:\/\/totp\/Wijha:demo-operator/)
    expect((await (await signIn('operator')).call('GET', '/api/operator/door')).json).toEqual({
      ...{ role: 'owner', state: 'pass', passkey: false },
    })
    expect(await countPeople()).toBe(PEOPLE.length)
  })

  test('shows people before, within and after a form', async () => {
    expect(await seen('unverified', '/api/auth/user')).toMatchObject({ emailVerified: false })
    expect(await seen('unverified', '/api/profile')).toBe(undefined)
    expect(await seen('profile', '/api/profile')).toMatchObject({ city: 'الرياض' })
    expect(await seen('profile', '/api/assessment')).toBe(undefined)
    expect(await seen('question-12', '/api/assessment')).toMatchObject({ answered: 11, currentQuestion: 12 })
    expect(await seen('section-end', '/api/assessment')).toMatchObject({
      answered: 30,
      currentSection: 'competency',
    })
    expect(await seen('locked', '/api/assessment')).toMatchObject({ isCompleted: true, isPaid: false })
    expect(await seen('quick', '/api/assessment')).toMatchObject({ templateId: 'quick', isCompleted: true })
  })

  test('shows low, middle and high results, in different fields', async () => {
    const [low, middle, high] = await Promise.all(
      ['locked', 'english', 'sent'].map(async id => (await seen(id, '/api/assessments'))[0]),
    )
    expect(new Set([low.total.band, middle.total.band, high.total.band]).size).toBe(3)
    expect([low, middle, high].map(({ selectedField }) => selectedField)).toEqual([
      'hospitality',
      'finance',
      'technology',
    ])
    const { id } = high
    expect(await seen('sent', `/api/assessment/${id}/results`)).toMatchObject({
      quality: 'regular',
      unlocked: true,
      opened: true,
    })
  })

  test('shows a report that was mailed, and one that its company opened by the link', async () => {
    const { id } = await seen('sent', '/api/assessment')
    expect(await seen('sent', `/api/assessment/${id}/report-mails`)).toMatchObject([{ state: 'handed_over' }])
    const [company] = await seen('sent', '/api/companies')
    expect(company.sendings).toMatchObject([{ state: 'opened', handedOverAt: expect.any(String) }])
  })

  test('shows two attempts 45 days apart, which told different stories', async () => {
    const [latest, earlier] = await seen('returning', '/api/assessments')
    const days = (Date.parse(latest.completedAt) - Date.parse(earlier.completedAt)) / 86_400_000
    expect(Math.round(days)).toBe(45)
    expect(latest.change).toMatchObject({ kind: 'other_stories' })
  })

  test('shows every plan, a cancellation and a refund', async () => {
    const subscription = (plan: string, status: string) => ({ subscription: { plan, status } })
    expect(await seen('starter', '/api/billing')).toMatchObject(subscription('starter', 'active'))
    expect(await seen('cancelled', '/api/billing')).toMatchObject(subscription('starter', 'cancelled'))
    expect(await seen('pro', '/api/billing')).toMatchObject(subscription('pro', 'active'))
    expect(await seen('pro', '/api/consultations')).toMatchObject({
      consultations: [{ status: 'booked', shares: ['report'] }],
    })
    const forms = (await seen('pro', '/api/assessments')).map(
      (past: { templateId: string }) => past.templateId,
    )
    expect(forms).toEqual(['leadership', 'advanced', 'basic'])
    const [order] = (await seen('refunded', '/api/billing')).orders
    expect(order.refund).toEqual({ status: 'refunded', creditNoteNumber: expect.stringMatching(/^C-/) })
    expect(await seen('english', '/api/auth/user')).toMatchObject({ language: 'en' })
  })

  test('shows a panel in each round: a proposal that waits, a discussion, raters in every state', async () => {
    const { lines } = await consoleOf()
    const [{ panels }] = await lines('panels')
    expect(panels).toHaveLength(3)
    const inRound = (wanted: string) => panels.find(({ round }: { round: string }) => round === wanted)
    expect(inRound('open')).toMatchObject({ pairs: 2, raters: 5 })
    expect(inRound('discussion')).toMatchObject({ pairs: 2, raters: 8 })
    expect(inRound('closed')).toMatchObject({ pairs: 2, raters: 8 })
    for (const { name } of panels) expect(name).toContain('مختلقة')
    const [open] = await lines('panels', 'read', inRound('open').id)
    expect(open.people.map(({ state }: { state: string }) => state).sort()).toEqual([
      ...['done', 'here', 'invited', 'late', 'stated'],
    ])
    const [agreement] = await lines('panels', 'agreement', inRound('closed').id)
    expect(agreement.disputed).toBeGreaterThan(0)
    expect(agreement.items).toMatchObject([
      { status: 'read', decided: null, open: { verdict: 'returned', by: 'demo-operator@example.com' } },
      { status: 'read', decided: null, open: null },
    ])
  })

  test('shows a norm that says what it lacks', async () => {
    const { operator, lines } = await consoleOf()
    const norms = await lines('norms')
    expect(norms).toMatchObject([
      {
        ...{ form: 'basic', status: 'draft', measuring: 'done', waits: false },
        quartiles: { kind: 'below gate', needs: 400 },
      },
    ])
    // The gate is the product's own: nobody can ask for it to be published.
    expect((await operator('norms', 'publish', norms[0].id)).code).toBe(1)
    expect((await world.browser().call('GET', '/api/method')).json.bank).toEqual(bankBefore)
  })

  test('replaces its people when it runs again, and touches nobody else', async () => {
    const other = await world.registered()
    const before = await seen('sent', '/api/auth/user')
    const { code, said } = await runDemo()
    expect(code, said).toBe(0)
    expect(await countPeople()).toBe(PEOPLE.length + 1)
    const { lines } = await consoleOf()
    expect((await lines('panels'))[0].panels).toHaveLength(3)
    expect(await lines('norms')).toHaveLength(1)
    expect(await lines('snapshots')).toHaveLength(1)
    expect(await lines('approvals')).toMatchObject([{ kind: 'item' }])
    expect((await seen('sent', '/api/auth/user')).id).not.toBe(before.id)
    expect((await other.call('GET', '/api/auth/user')).status).toBe(200)
  })

  test('refuses to run before a public address, and changes nothing', async () => {
    const ids = async () => (await world.store.pool.query('select id from "user" order by id')).rows
    const before = await ids()
    expect(await runDemo({ APP_URL: 'https://wijha.example' })).toMatchObject({ code: 1 })
    expect(await ids()).toEqual(before)
  })
})

describe('the reason against a demo', () => {
  const KEYS = {
    MOYASAR_PUBLISHABLE_KEY: 'pk_live_a',
    MOYASAR_SECRET_KEY: 'sk_live_a',
    MOYASAR_WEBHOOK_SECRET: 'a secret of the tests',
  }
  const PUBLIC = {
    APP_URL: 'https://wijha.example',
    DATABASE_URL: 'postgres://localhost/wijha',
    AUTH_SECRET: 'a-secret-of-the-tests-that-signs-nothing-else',
    SMTP_URL: 'smtp://localhost',
    ...KEYS,
  }
  const reasonAgainst = (variables: Record<string, string>) =>
    findReasonAgainst(readEnvironment({ APP_URL: 'http://localhost:9', ...variables }))

  test('is a public address, unless the operator allows it', async () => {
    expect(await reasonAgainst(PUBLIC)).toContain('APP_URL is public')
    expect(await reasonAgainst({ ...PUBLIC, ALLOW_DEMO: '1' })).not.toContain('APP_URL is public')
  })

  test('is a provider other than the sandbox', async () => {
    expect(await reasonAgainst({ ...KEYS, ALLOW_DEMO: '1' })).toContain('unset the MOYASAR keys')
  })

  test('is a server that runs', async () => {
    const server = createServer((_, response) => response.end())
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const APP_URL = `http://127.0.0.1:${port}`
    expect(await reasonAgainst({ APP_URL })).toContain('stop it first')
    await new Promise(resolve => server.close(resolve))
    expect(await reasonAgainst({ APP_URL })).toBe(undefined)
  })
})
