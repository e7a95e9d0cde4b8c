import { expect, test } from 'vitest'
import { seededRandom } from '../../tests/support/seeded-random.ts'
import { STORIES } from '../bank/item.ts'
import { drawTasks } from './draw-tasks.ts'
import { APART_MS, openTasks, type Sighting } from './open-tasks.ts'

const pairsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: `pair-${index}`,
    places: { a: [1, 2, 3, 4, 5], b: [5, 3, 1, 2, 4] },
  }))

test('half of the raters begin with each story, and every option stands as often at every place', () => {
  const random = seededRandom(1)
  const drawn = Array.from({ length: 10 }, (_, rater) =>
    drawTasks(pairsOf(20), { rater, both: false, random }).filter(({ isRepeat }) => !isRepeat),
  )
  for (const own of drawn) expect(own.filter(({ story }) => story === 'a')).toHaveLength(10)
  const seen = drawn.flat().filter(({ pair, story }) => pair === 'pair-3' && story === 'a')
  expect(seen).toHaveLength(5)
  for (const place of [0, 1, 2, 3, 4])
    expect(seen.map(({ order }) => order[place]).sort()).toEqual([1, 2, 3, 4, 5])
})

test('one story in eight comes again, from the first third in the last, its options at other places', () => {
  const tasks = drawTasks(pairsOf(24), { rater: 3, both: true, random: seededRandom(2) })
  const repeats = tasks.filter(({ isRepeat }) => isRepeat)
  expect(repeats).toHaveLength(3)
  for (const repeat of repeats) {
    const places = [...tasks.entries()].filter(
      ([, { pair, story }]) => pair === repeat.pair && story === repeat.story,
    )
    const [first, again] = places.map(([place]) => place)
    expect(again ?? 0).toBeGreaterThanOrEqual((first ?? 0) + 8)
    expect(places[0]?.[1].order).not.toEqual(places[1]?.[1].order)
  }
})

test('in 10,000 draws, at whatever pace and clock, nobody is shown both stories of a pair within a week', () => {
  const random = seededRandom(20_261_128)
  for (let draw = 0; draw < 10_000; draw++) {
    const rater = Math.floor(random() * 20)
    const tasks = drawTasks(pairsOf(1 + Math.floor(random() * 3)), { rater, both: random() < 0.8, random })
    const stored = tasks.map(task => ({ ...task, isRated: false }))
    const seen: Sighting[] = []
    let now = 0
    for (let step = 0; step < 8; step++) {
      for (const task of openTasks(stored, seen, now).slice(0, 12)) {
        for (const { at } of seen.filter(({ pair, story }) => pair === task.pair && story !== task.story))
          if (now - at < APART_MS) throw new Error(`draw ${draw}: ${task.pair} both ways`)
        seen.push({ pair: task.pair, story: task.story, at: now })
        if (random() < 0.7) Object.assign(task, { isRated: true })
      }
      // The clock of the server may be put back too.
      now += (random() - 0.15) * 1.3 * APART_MS
    }
  }
})

test('both stories come where a week lies between, to the millisecond', () => {
  const [first, second] = drawTasks(pairsOf(1), { rater: 0, both: true, random: seededRandom(4) })
  if (!first || !second) throw new Error('two tasks')
  expect(new Set([first.story, second.story])).toEqual(new Set(STORIES))
  const tasks = [
    { ...first, isRated: true },
    { ...second, isRated: false },
  ]
  const seen = [{ pair: first.pair, story: first.story, at: 1000 }]
  expect(openTasks(tasks, seen, 999 + APART_MS)).toEqual([])
  expect(openTasks(tasks, seen, 1000 + APART_MS)).toHaveLength(1)
})
