import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToast, dismissToast, toast } from './store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('there is one slot: a new toast replaces the earlier one', () => {
  toast({ title: 'first' })
  const first = currentToast()
  toast({ title: 'second', tone: 'error' })
  expect(currentToast()).toMatchObject({ title: 'second', tone: 'error', open: true })
  expect(currentToast()?.id).not.toBe(first?.id)
})

test('a dismissed one closes at once and is removed after 1,000,000 ms', () => {
  toast({ title: 'one' })
  dismissToast()
  expect(currentToast()).toMatchObject({ title: 'one', open: false })
  vi.advanceTimersByTime(999_999)
  expect(currentToast()).not.toBe(null)
  vi.advanceTimersByTime(1)
  expect(currentToast()).toBe(null)
})

test('the removal of an old one never takes a new one with it', () => {
  toast({ title: 'old' })
  dismissToast()
  toast({ title: 'new' })
  vi.advanceTimersByTime(1_000_000)
  expect(currentToast()).toMatchObject({ title: 'new', open: true })
})
