import type { common as Arabic } from '../ar/common.ts'
import { counted } from '../format.ts'

export const common: typeof Arabic = {
  product: 'Wijha',
  loading: 'Loading',
  saving: 'Saving',
  sending: 'Sending',
  error: 'Error',
  retry: 'Try again',
  home: 'Back to home',
  startAgain: 'Start a new assessment',
  back: 'Back',
  next: 'Next',
  close: 'Close',
  cancel: 'Cancel',
  optional: 'optional',
  soon: 'Soon',
  offline: 'There is no network now. Nothing was sent; please try again when the connection is back.',
  serverAway: 'The server could not be reached. Please try again shortly.',
  serverDown: 'The server could not be reached. What was typed is still here; please try again shortly.',
  questions: count => counted(count, 'en', { one: '# question', other: '# questions' }),
  answers: count => counted(count, 'en', { one: '# answer', other: '# answers' }),
  minutes: count => counted(count, 'en', { one: '# minute', other: '# minutes' }),
}
