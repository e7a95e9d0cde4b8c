import { expect, test } from 'vitest'
import { whileWaiting } from './while-waiting.ts'

const interval = whileWaiting<{ waits: boolean }>(({ waits }) => waits)

test('what is settled or not known yet is not asked again', () => {
  expect(interval({ state: { data: { waits: false }, dataUpdateCount: 1 } })).toBe(false)
  expect(interval({ state: { data: undefined, dataUpdateCount: 0 } })).toBe(false)
})

test('what waits is asked again ever less often, at most once a minute', () => {
  const waits = [1, 2, 5, 9, 30].map(dataUpdateCount =>
    Number(interval({ state: { data: { waits: true }, dataUpdateCount } })),
  )
  expect(waits[0]).toBe(2250)
  expect(waits).toEqual([...waits].sort((a, b) => a - b))
  expect(waits.at(-1)).toBe(60_000)
})
