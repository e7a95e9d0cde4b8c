import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { occupationPath } from '#contract/occupation-path.ts'
import { READING_PAGES, type ReadingPage } from '#contract/reading-pages.ts'
import { LANGUAGES, LOCALES } from '#engine/languages/index.ts'

const PREFIXES = LOCALES.map(locale => LANGUAGES[locale].prefix).filter(prefix => prefix !== '')

/** Maps the addresses of a reading page; the first prefix is an optional part, which costs the site map of the browser no line. */
function reading(page: ReadingPage, file = `routes${page}.tsx`) {
  const [first = '', ...others] = PREFIXES
  return [
    route(`${first}?${page}`, file),
    ...others.map(prefix => route(prefix + page, file, { id: `${prefix}${page}` })),
  ]
}

/** Maps addresses to the modules of their pages. */
export default [
  index('routes/home.tsx'),
  ...PREFIXES.map(prefix => route(prefix, 'routes/home.tsx', { id: `home-${prefix}` })),
  route('profile', 'routes/profile.tsx'),
  route('assessment-selection', 'routes/assessment-selection.tsx'),
  route('assessment', 'routes/assessment.tsx'),
  route('results', 'routes/results.tsx'),
  route('wants', 'routes/wants.tsx'),
  route('credentials', 'routes/credentials.tsx'),
  route('cv', 'routes/cv.tsx'),
  route('development-plan', 'routes/development-plan.tsx'),
  route('company', 'routes/company.tsx'),
  route('packages', 'routes/packages.tsx'),
  route('billing', 'routes/billing.tsx'),
  route('account', 'routes/account.tsx'),
  route('account/deleted', 'routes/account-deleted.tsx'),
  route('receipts/:number', 'routes/receipt.tsx'),
  route('payment', 'routes/payment.tsx'),
  route('payment/callback', 'routes/payment-callback.tsx'),

  route('register', 'routes/register.tsx'),
  route('login', 'routes/login.tsx'),
  route('verify-email', 'routes/verify-email.tsx'),
  route('confirm-email', 'routes/confirm-email.tsx'),
  route('revert-email', 'routes/revert-email.tsx'),
  route('forgot-password', 'routes/forgot-password.tsx'),
  route('reset-password', 'routes/reset-password.tsx'),

  route('verify/:applicationNumber?', 'routes/verify.tsx'),
  route('c/:id', 'routes/credential.tsx'),
  route('r/:token', 'routes/shared-report.tsx'),
  route('unsubscribe/:token', 'routes/unsubscribe.tsx'),

  // Reading pages (contract/reading-pages.ts): an address in each language, no React in the browser.
  ...READING_PAGES.filter(page => page !== '/').flatMap(page => reading(page)),
  ...reading(occupationPath(':id'), 'routes/occupation.tsx'),
  route('look', 'routes/look.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  // Every primitive in every state; not in the built product.
  ...(process.env.NODE_ENV === 'development' ? [route('dev/primitives', 'routes/primitives.tsx')] : []),
  route('*', 'routes/not-found.tsx'),

  // Without a path and without children a layout matches nothing; entry.server.tsx reads the chunk's name from the manifest.
  ...LOCALES.map(locale => layout(`routes/words-${locale}.ts`, { id: `words-${locale}` }, [])),
] satisfies RouteConfig
