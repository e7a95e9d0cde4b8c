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
  '/r/invented',
  '/unsubscribe/invented',
  '/account/deleted',
  '/no-such-page',
]

/** Lists addresses of those who are signed in. */
export const SIGNED_IN = [
  ...['/', '/profile', '/assessment-selection', '/assessment', '/results', '/company'],
  ...['/packages', '/billing', '/account', '/payment', '/payment?packageId=starter', '/plans', '/contact'],
]
