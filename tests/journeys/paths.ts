import { occupationPath } from '#contract/occupation-path.ts'
import { READING_PAGES, type ReadingPage } from '#contract/reading-pages.ts'

/** Lists the reading pages, and of those of the occupations one. */
export const READ: readonly ReadingPage[] = [...READING_PAGES, occupationPath('HEA-03')]

/** Lists addresses that everybody may open. They speak the language of the visitor; a reading page that of its address. */
export const OPEN = [
  '/register',
  '/login',
  '/verify-email',
  '/forgot-password',
  '/reset-password?token=x',
  '/payment',
  '/payment?packageId=pro',
  '/verify',
  '/verify/WJ-0000000000',
  '/c/invented',
  '/r/invented',
  '/unsubscribe/invented',
  '/account/deleted',
  '/no-such-page',
]

/** Lists addresses of those who are signed in. */
export const SIGNED_IN = [
  ...[
    '/',
    '/profile',
    '/assessment-selection',
    '/assessment',
    '/results',
    '/wants',
    '/credentials',
    '/cv',
    '/company',
  ],
  '/development-plan',
  ...['/packages', '/billing', '/account', '/payment', '/payment?packageId=starter', '/plans', '/contact'],
]
