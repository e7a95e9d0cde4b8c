import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#web/api/error.ts'
import { en } from '#web/text/en.ts'
import { currentToast } from '#web/ui/toast/store.ts'
import { reportFailure } from './report-failure.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

const { registerFailed, registerFallback } = en.account

test.each([400, 500, 502, 503])('a refusal %i without a sentence gets the default one', status => {
  reportFailure(new ApiError(status, '', ''), en, registerFailed, registerFallback)
  expect(currentToast()).toMatchObject({ title: registerFailed, description: registerFallback })
})

test('a sentence of the server is said as it is', () => {
  const body = JSON.stringify({ code: 'unavailable', message: 'Back in a moment.' })
  reportFailure(new ApiError(503, '', body), en, registerFailed, registerFallback)
  expect(currentToast()?.description).toBe('Back in a moment.')
})
