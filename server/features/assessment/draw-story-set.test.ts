import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FORMS } from '#engine/forms/forms.ts'
import { STORY_SETS, storyIn } from '#engine/forms/story-sets.ts'
import { type AccountsApi, createAccountsApi } from '../../../tests/support/accounts.ts'
import { createTaker, type Taker } from '../../../tests/support/unlocked.ts'

let world: AccountsApi
beforeAll(async () => {
  world = await createAccountsApi()
})
afterAll(() => world.close())

async function storedOf(id: string): Promise<{ story_set: number; stories: string; retake: boolean }> {
  const { rows } = await world.store.pool.query(
    'select story_set, stories, retake from attempt where id = $1',
    [id],
  )
  return rows[0]
}

async function again(taker: Taker, templateId = 'basic') {
  const { json } = await taker.call('POST', '/api/assessment/reset', { templateId })
  return { said: json, stored: await storedOf(json.id) }
}

describe('an attempt', () => {
  it('is told one story of each pair, and pins which', async () => {
    const taker = await createTaker(world, { completed: false })
    const { story_set, stories, retake } = await storedOf(taker.assessmentId)
    expect(story_set).toBeGreaterThanOrEqual(1)
    expect(story_set).toBeLessThanOrEqual(STORY_SETS)
    expect(stories).toMatch(/^[ab]{90}$/)
    expect(retake).toBe(false)
  })

  it('keeps its set when another field is chosen, and the stories that are not of the field', async () => {
    const taker = await createTaker(world, { completed: false })
    const before = await storedOf(taker.assessmentId)
    await taker.call('POST', `/api/assessment/${taker.assessmentId}/field`, { selectedField: 'finance' })
    const after = await storedOf(taker.assessmentId)
    expect(after.story_set).toBe(before.story_set)
    const common = ({ stories }: { stories: string }) =>
      FORMS.basic.slots.map((slot, index) => (slot.scope === 'common' ? stories[index] : '-')).join('')
    expect(common(after)).toBe(common(before))
    const told = storyIn(after.story_set, 'finance')
    expect(after.stories).toBe(FORMS.basic.slots.map(told).join(''))
  })
})

describe('a later attempt at the same form', () => {
  it('that chooses the same options although the facts have turned says so in its result and on the page of a company', async () => {
    const taker = await createTaker(world)
    const { said } = await again(taker)
    const kept = await world.store.pool.query('select chosen_before from attempt where id = $1', [said.id])
    const places = [...kept.rows[0].chosen_before]
    expect(places.filter(place => place !== '0').length).toBeGreaterThanOrEqual(44)
    // From memory where there is one, the first option elsewhere.
    const answers = places.map(place => (place === '0' ? '1' : place)).join('')
    const complete = (chosen: string) =>
      world.store.pool.query(
        `update attempt set answers = $2, languages = repeat('a', 90), devices = repeat('p', 90), changes = repeat('0', 90),
         item_milliseconds = array_fill(20000, array[90]), answered_after = array_fill(1, array[90]), completed_at = now()
         where id = $1`,
        [said.id, chosen],
      )
    await complete(answers)
    const rules = async () => {
      const { json } = await taker.call('GET', `/api/assessment/${said.id}/results`)
      return json.narrative.map(({ rule }: { rule: string }) => rule)
    }
    expect(await rules()).toContain('R15')
    await complete('1'.repeat(90))
    expect(await rules()).not.toContain('R15')
  })

  it('shares no story with the one before, and says so', async () => {
    const taker = await createTaker(world)
    const first = await storedOf(taker.assessmentId)
    const { said, stored } = await again(taker)
    const turned = first.stories.replace(/[ab]/g, letter => (letter === 'a' ? 'b' : 'a'))
    expect(stored.stories).toBe(turned)
    expect(Math.abs(stored.story_set - first.story_set)).toBe(STORY_SETS / 2)
    expect(said).toMatchObject({ isRetake: true, tellsPairs: true })
    // Nothing of it is answered: the next one tells the same, and none that the first has answered.
    const third = await again(taker)
    expect(third.stored.stories).toBe(turned)
    expect(third.said.storiesRead).toBe(0)
  })

  it('does not count one that was left before its questions could be seen', async () => {
    const other = await createTaker(world, { completed: false })
    expect((await again(other)).said.isRetake).toBe(true)
    await world.store.pool.query("update attempt set stories = null, item_versions = '' where user_id = $1", [
      other.userId,
    ])
    expect((await again(other)).said.isRetake).toBe(false)
  })

  it('tells a third time the stories of which fewer were answered, and says how many', async () => {
    const taker = await createTaker(world)
    const first = await storedOf(taker.assessmentId)
    const second = (await again(taker)).said
    const answer = (questionNumber: number) =>
      taker.call('POST', `/api/assessment/${second.id}/answer`, {
        section: 'motivation',
        questionNumber,
        answer: 1,
        responseTime: 9000,
      })
    await answer(1)
    await answer(2)
    const third = await again(taker)
    expect(third.stored.stories).not.toBe(first.stories)
    expect(third.said).toMatchObject({ isRetake: true, storiesRead: 2 })

    await world.store.pool.query('update attempt set answers = repeat($2, 90) where id = $1', [
      third.said.id,
      '1',
    ])
    const fourth = await again(taker)
    expect(fourth.stored.stories).toBe(first.stories)
    expect(fourth.said.storiesRead).toBe(90)
    // Of another field its own stories are new.
    const { json } = await taker.call('POST', `/api/assessment/${fourth.said.id}/field`, {
      selectedField: 'finance',
    })
    expect(json.storiesRead).toBe(74)
  })

  it('is counted for each form by itself', async () => {
    const taker = await createTaker(world)
    expect((await again(taker, 'quick')).said).toMatchObject({ isRetake: false, tellsPairs: true })
    expect((await again(taker, 'quick')).said).toMatchObject({ isRetake: true, tellsPairs: true })
  })
})
