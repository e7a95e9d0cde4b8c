import { expect, test } from 'vitest'
import type { DiscussedStory, GivenOpinion, GivenRating, RatedStory, RaterState } from '#contract/rating.ts'
import { type Answer, type AnyGiven, createDesk, type DeskPorts, type Kept, NOTHING_KEPT } from './desk.ts'

const STATE: RaterState = {
  ...{ panel: 'لجنة المثال', kind: 'practitioners', language: 'ar', round: 'open', stated: true },
  ...{ rated: 0, all: 6, ready: 6, nextAt: null },
}
const story = (id: string): RatedStory => ({
  ...{ id, story: `قصة ${id}`, question: 'سؤال', options: ['1', '2', '3', '4', '5'], set: 'competency' },
})
const disputed = (id: string): DiscussedStory => ({
  ...{ ...story(id), spread: [], own: [1, 2, 3, 4, 5], cannot: null, comment: null, comments: [] },
})
const GIVEN: GivenRating = { ratings: [1, 2, 3, 4, 5], unjudged: null, shows: 'none' }

/** A server with six stories and a device; both may be away. */
function createWorld() {
  const rated = new Map<string, AnyGiven>()
  let kept: Kept | undefined
  const world = { online: true, lost: false, broken: false, round: 'open' as RaterState['round'] }
  const state = (): RaterState => ({ ...STATE, rated: rated.size, round: world.round })
  const reach = async <Value>(value: () => Answer<Value>): Promise<Answer<Value>> => {
    if (!world.online) return { kind: 'later' }
    const answer = value()
    return world.lost ? { kind: 'later' } : answer
  }
  const ports = (): DeskPorts => ({
    read: async () => kept,
    change: async how => {
      if (world.broken) throw new Error('the device is full')
      kept = how(kept ?? NOTHING_KEPT)
    },
    fetchState: () => reach(() => ({ kind: 'done', value: state() })),
    fetchStories: round =>
      reach(() => ({
        kind: 'done',
        value: ['a', 'b', 'c', 'd', 'e', 'f']
          .filter(id => !rated.has(id))
          .map(round === 'discussion' ? disputed : story),
      })),
    send: (id, given) =>
      reach(() => {
        if (rated.has(id) && rated.get(id) !== given) return { kind: 'refused' }
        if (world.round !== ('comment' in given ? 'discussion' : 'open')) return { kind: 'refused' }
        rated.set(id, given)
        return { kind: 'done', value: state() }
      }),
    alone: work => work(),
  })
  return { world, rated, open: () => createDesk(ports()) }
}

test('ratings made without a network wait on the device, outlive the page, and are sent when it is back', async () => {
  const { world, rated, open } = createWorld()
  const first = open()
  await first.catchUp()
  world.online = false
  await first.rate('a', GIVEN)
  await first.rate('b', GIVEN)
  expect(first.view()).toMatchObject({ link: 'away', story: { id: 'c' } })
  await first.mark({ id: 'c', ratings: [9, null, null, null, null], shows: null, unjudged: null })

  const reopened = open()
  await reopened.catchUp()
  expect(reopened.view()).toMatchObject({
    story: { id: 'c' },
    draft: { ratings: [9, null, null, null, null] },
  })
  expect(rated.size).toBe(0)
  world.online = true
  await reopened.catchUp()
  expect([...rated.keys()]).toEqual(['a', 'b'])
  expect(reopened.view()).toMatchObject({ link: 'here', waiting: {}, state: { rated: 2 } })
})

test('an answer that is lost on the way costs nothing: the rating is sent again and acknowledged once', async () => {
  const { world, rated, open } = createWorld()
  const desk = open()
  await desk.catchUp()
  world.lost = true
  await desk.rate('a', GIVEN)
  expect(Object.keys(desk.view().waiting)).toEqual(['a'])
  world.lost = false
  await desk.catchUp()
  expect(desk.view()).toMatchObject({ waiting: {}, refused: 0, state: { rated: 1 } })
  expect(rated.get('a')).toEqual(GIVEN)
})

test('a device that keeps nothing still sends what was said in this page', async () => {
  const { world, rated, open } = createWorld()
  const desk = open()
  await desk.catchUp()
  world.broken = true
  world.online = false
  await desk.rate('a', GIVEN)
  world.online = true
  await desk.catchUp()
  expect([...rated.keys()]).toEqual(['a'])
})

test('a rating that comes after the round is said to be refused, and holds up nothing', async () => {
  const { world, open } = createWorld()
  const desk = open()
  await desk.catchUp()
  world.round = 'closed'
  await desk.rate('a', GIVEN)
  expect(desk.view()).toMatchObject({ refused: 1, waiting: {}, story: undefined, state: { round: 'closed' } })
})

test('in a discussion opinions wait and are sent as ratings are; what was left of the round before is asked no more', async () => {
  const { world, rated, open } = createWorld()
  const desk = open()
  await desk.catchUp()
  expect(desk.view().story).toEqual(story('a'))
  world.round = 'discussion'
  await desk.catchUp()
  // Enough of the round before was there, and yet others are fetched.
  expect(desk.view()).toMatchObject({ story: disputed('a'), state: { round: 'discussion' } })
  const opinion: GivenOpinion = { ratings: [9, 7, 5, 3, 1], comment: null }
  world.online = false
  await desk.rate('a', opinion)
  await desk.mark({ id: 'b', ratings: [], shows: null, unjudged: null, comment: 'من كلمات قليلة' })
  const reopened = open()
  await reopened.catchUp()
  expect(reopened.view()).toMatchObject({
    ...{ link: 'away', story: { id: 'b' }, draft: { comment: 'من كلمات قليلة' } },
  })
  world.online = true
  await reopened.catchUp()
  expect([...rated]).toEqual([['a', opinion]])
  world.round = 'closed'
  await reopened.catchUp()
  expect(reopened.view()).toMatchObject({ story: undefined, stories: [], waiting: {}, refused: 0 })
})
