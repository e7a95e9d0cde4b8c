import { afterAll, beforeAll, expect, it } from 'vitest'
import { results } from '#contract/assessment.ts'
import { ACTION_LIBRARY } from '#engine/narrative/action-library.ts'
import type { CareerStage } from '#engine/narrative/career-stage.ts'
import { type AccountsApi, createAccountsApi } from '../../../tests/support/accounts.ts'
import { createTaker, type Taker } from '../../../tests/support/unlocked.ts'

let world: AccountsApi
beforeAll(async () => {
  world = await createAccountsApi()
})
afterAll(() => world.close())

async function planOf(taker: Taker) {
  const { json } = await taker.call('POST', `/api/assessment/${taker.assessmentId}/open`)
  return results.parse(json).detail?.plan ?? []
}

function expectActionsOf(stage: CareerStage, plan: Awaited<ReturnType<typeof planOf>>) {
  expect(plan.length).toBeGreaterThan(0)
  const library = new Map(Object.entries(ACTION_LIBRARY[stage]))
  for (const { id, level, actions } of plan) expect(actions).toEqual(library.get(id)?.[level])
}

it.each([
  [undefined, 'student'],
  ['طالبة تمريض', 'student'],
  ['محاسب', 'working'],
  ['Sales manager', 'leading'],
] as const)('the plan of somebody whose job reads %j has the actions for: %s', async (currentJob, stage) => {
  const taker = await createTaker(world, { profile: { currentJob } })
  expectActionsOf(stage, await planOf(taker))
})

it('another job later does not change the actions of an attempt, nor its paper', async () => {
  const taker = await createTaker(world, { profile: { currentJob: 'محاسب' } })
  const before = await planOf(taker)
  const { json: profile } = await taker.call('GET', '/api/profile')
  const saved = await taker.call('POST', '/api/profile', { ...profile, currentJob: 'مدير مالي' })
  expect(saved.status).toBe(200)
  expect(await planOf(taker)).toEqual(before)
  expectActionsOf('working', before)
})
