import { afterEach, expect, it, vi } from 'vitest'
import { Clock } from './clock.ts'

const START = Date.parse('2026-11-20T09:00:00Z')
let clock = new Clock()
afterEach(() => {
  clock.stop()
  clock = new Clock()
})

it('does what falls due on the way in order, each at its own time, also what that brings about', async () => {
  const done: [string, number][] = []
  const note = (name: string) => done.push([name, clock.now().getTime() - START])
  await clock.moveTo(START)
  clock.at(START + 30, () => note('third'))
  clock.at(START + 10, () => {
    note('first')
    clock.at(START + 20, () => note('second'))
  })
  clock.at(START + 41, () => note('later'))
  await clock.moveTo(START + 40)
  expect(done).toEqual([
    ['first', 10],
    ['second', 20],
    ['third', 30],
  ])
  expect(clock.now().getTime()).toBe(START + 40)
})

it('does two things of one moment in the order in which they were asked for', async () => {
  const done: number[] = []
  await clock.moveTo(START)
  for (const place of [1, 2, 3]) clock.at(START + 5, () => done.push(place))
  await clock.moveTo(START + 5)
  expect(done).toEqual([1, 2, 3])
})

it('waits for what takes its time before it moves on', async () => {
  const done: string[] = []
  await clock.moveTo(START)
  clock.at(START + 1, async () => {
    await new Promise(resolve => setImmediate(resolve))
    done.push('slow')
  })
  clock.at(START + 2, () => done.push('after'))
  await clock.moveTo(START + 2)
  expect(done).toEqual(['slow', 'after'])
})

it('what is past is done soon, but not before the caller is', async () => {
  const done: string[] = []
  clock.at(Date.now(), () => done.push('task'))
  done.push('caller')
  await clock.idle()
  expect(done).toEqual(['caller', 'task'])
})

it('runs with the machine until it is set, and then does nothing by itself', async () => {
  const done: string[] = []
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(1000)
  await clock.moveTo(START)
  clock.at(START + 1, () => done.push('task'))
  await new Promise(resolve => setTimeout(resolve, 20))
  expect([clock.now().getTime(), done]).toEqual([START, []])
})

it('a task that fails stops no other', async () => {
  const done: string[] = []
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  await clock.moveTo(START)
  clock.at(START + 1, () => Promise.reject(new Error('a task of this test')))
  clock.at(START + 2, () => done.push('after'))
  await clock.moveTo(START + 2)
  expect(done).toEqual(['after'])
  expect(told).toHaveBeenCalledOnce()
  told.mockRestore()
})
