import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { measurePressure, type Pressure } from './pressure.ts'

/** As long as the pace is measured at once. */
const WINDOW_MS = 250

let pressure: Pressure
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  pressure = measurePressure()
})
afterEach(() => {
  pressure.stop()
  vi.useRealTimers()
})

function serve(requests: number): void {
  for (let n = 0; n < requests; n++) pressure.begin()
  for (let n = 0; n < requests; n++) pressure.end(true)
}

function crowd(requests: number): void {
  for (let n = 0; n < requests; n++) pressure.begin()
}

describe('the wait', () => {
  it('rises with each request that is let in, before any of them has ended', () => {
    crowd(100)
    const before = pressure.wait()
    crowd(100)
    expect(pressure.inFlight()).toBe(200)
    expect(pressure.wait()).toBeGreaterThanOrEqual(before + 100)
  })

  it('of the same crowd is shorter the more were served of late', () => {
    crowd(2000)
    const unknown = pressure.wait()
    serve(1000)
    vi.advanceTimersByTime(WINDOW_MS)
    const once = pressure.wait()
    serve(1000)
    vi.advanceTimersByTime(WINDOW_MS)
    expect(once).toBeLessThan(unknown)
    expect(pressure.wait()).toBeLessThan(once)
  })

  it('is long at once when what was served in numbers is served no more', () => {
    serve(4000)
    vi.advanceTimersByTime(WINDOW_MS)
    crowd(500)
    const before = pressure.wait()
    vi.advanceTimersByTime(WINDOW_MS)
    expect(before).toBeLessThan(100)
    expect(pressure.wait()).toBeGreaterThanOrEqual(1000)
  })

  it('is not shortened by those who were sent away: that takes no time', () => {
    crowd(2000)
    for (let n = 0; n < 1000; n++) pressure.end(false)
    vi.advanceTimersByTime(WINDOW_MS)
    expect(pressure.inFlight()).toBe(1000)
    // At the pace that is taken for granted while none is known.
    expect(pressure.wait()).toBeGreaterThanOrEqual(2000)
  })

  it('grows again when nothing is served any more, and no crowd makes it endless', () => {
    serve(4000)
    vi.advanceTimersByTime(WINDOW_MS)
    crowd(2000)
    const busy = pressure.wait()
    vi.advanceTimersByTime(WINDOW_MS)
    expect(pressure.wait()).toBeGreaterThan(busy)
    vi.advanceTimersByTime(100 * WINDOW_MS)
    expect(pressure.wait()).toBeGreaterThanOrEqual(4000)
    expect(pressure.wait()).toBeLessThan(60_000)
  })

  it('shows that the event loop is late, also when nobody is here', async () => {
    // The monitor looks every 10 ms, and first after it was asked.
    const look = () => new Promise(resolve => setTimeout(resolve, 30))
    const lately = async () => {
      vi.advanceTimersByTime(WINDOW_MS)
      await look()
      const blocked = performance.now() + 200
      while (performance.now() < blocked);
      await look()
      vi.advanceTimersByTime(WINDOW_MS)
      return pressure.wait()
    }
    await expect.poll(lately).toBeGreaterThan(20)
  })

  it('shows turns of the event loop that last longer than the pace is measured', async () => {
    const turn = async () => {
      await new Promise(resolve => setImmediate(resolve))
      vi.advanceTimersByTime(WINDOW_MS)
      const blocked = performance.now() + WINDOW_MS + 20
      while (performance.now() < blocked);
      return pressure.wait()
    }
    await expect.poll(turn, { interval: 0 }).toBeGreaterThan(WINDOW_MS / 2)
  })
})
