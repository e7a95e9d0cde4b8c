import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listRoutes } from '../../scripts/routes/list-routes.ts'
import { createTaker } from '../support/unlocked.ts'
import { type AccessWorld, createAccessWorld } from './access-world.ts'

/** What a result allows while it is unfinished, and while it is finished but not paid for; `null`: not about the result. */
const STEPS: Readonly<Record<string, readonly [unfinished: number, locked: number] | null>> = {
  'POST /api/assessment/{id}/field': null,
  'GET /api/assessment/{id}/questions': null,
  'POST /api/assessment/{id}/answer': null,
  'GET /api/assessment/{id}/rest': null,
  'PUT /api/assessment/{id}/reminder': null,
  'DELETE /api/assessment/{id}/reminder': null,
  'GET /api/assessment/{id}/results': [409, 200],
  'POST /api/assessment/{id}/open': [409, 402],
  'GET /api/assessment/{id}/pdf-report': [409, 402],
  'PUT /api/assessment/{id}/verification': [409, 200],
  'PUT /api/assessment/{id}/guess': [409, 200],
  'PUT /api/assessment/{id}/plan': [409, 402],
  'POST /api/assessment/{id}/credentials': [409, 402],
  'POST /api/assessment/{id}/send-report': [409, 402],
  'GET /api/assessment/{id}/report-mails': [200, 200],
  'GET /api/assessment/{id}/career-tips': [409, 402],
  'GET /api/assessment/{id}/recommendations': [409, 402],
  'GET /api/assessment/{id}/ai-advice': [409, 402],
  'PUT /api/assessment/{id}/ai-consent': [409, 402],
  'POST /api/companies/{id}/send-application': [409, 402],
}
const BODIES: Readonly<Record<string, unknown>> = {
  verification: { enabled: true },
  guess: { motivation: 'low', competency: 'middle', skills: 'high' },
  credentials: { fields: ['total'], purpose: 'own', months: 3, withName: false, language: 'en' },
  plan: { decisions: [{ field: 'week.hours', value: '3', waited: 0 }] },
  'ai-consent': { given: true },
}

let world: AccessWorld
beforeAll(async () => {
  world = await createAccessWorld()
})
afterAll(() => world.close())

it('every call about a result has its place in the order of steps', () => {
  const about = listRoutes().flatMap(({ method, path }) =>
    /^\/api\/assessment\/\{id\}\/|\/companies\/\{id\}\/send-application$/.test(path)
      ? `${method} ${path}`
      : [],
  )
  expect(Object.keys(STEPS).sort()).toEqual(about.sort())
})

describe.each(Object.entries(STEPS).flatMap(([name, steps]) => (steps ? [{ name, steps }] : [])))(
  '$name',
  ({ name, steps }) => {
    it.each([
      ['before the last answer', false, 0],
      ['before the payment', true, 1],
    ] as const)(
      '%s gives what may be given then; refused, it produces nothing',
      async (_, completed, step) => {
        const taker = await createTaker(world, { completed, bought: null })
        const company = { name: 'شركة الأفق', email: 'work@example.com' }
        const { json } = await taker.call('POST', '/api/companies', company)
        const [method = '', pattern = ''] = name.split(' ')
        const isCompany = pattern.includes('companies')
        const path = pattern.replace('{id}', isCompany ? json.id : taker.assessmentId)
        const body = isCompany
          ? { assessmentId: taker.assessmentId }
          : BODIES[pattern.split('/').at(-1) ?? '']
        const before = await world.tableSums()
        const answer = await taker.call(method, path, body)
        expect(answer.status).toBe(steps[step])
        if (answer.status >= 400) expect(await world.tableSums()).toEqual(before)
      },
    )
  },
)
