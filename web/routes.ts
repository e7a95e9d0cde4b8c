import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Maps addresses to the modules of their pages. */
export default [
  index('routes/home.tsx'),
  route('en', 'routes/home.tsx', { id: 'home-en' }),
  route('profile', 'routes/profile.tsx'),
  route('assessment-selection', 'routes/assessment-selection.tsx'),
  route('assessment', 'routes/assessment.tsx'),
  route('results', 'routes/results.tsx'),
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
  route('r/:token', 'routes/shared-report.tsx'),
  route('unsubscribe/:token', 'routes/unsubscribe.tsx'),

  // Reading pages (contract/reading-pages.ts): an address in each language, no React in the browser.
  route('en?/plans', 'routes/plans.tsx'),
  route('en?/sample-report', 'routes/sample-report.tsx'),
  route('en?/guide', 'routes/guide.tsx'),
  route('en?/method', 'routes/method.tsx'),
  route('en?/scientific-references', 'routes/scientific-references.tsx'),
  route('en?/contact', 'routes/contact.tsx'),
  route('en?/accessibility', 'routes/accessibility.tsx'),
  route('en?/terms', 'routes/terms.tsx'),
  route('en?/privacy', 'routes/privacy.tsx'),
  route('en?/refunds', 'routes/refunds.tsx'),
  route('theme', 'routes/theme.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  // Every primitive in every state; not in the built product.
  ...(process.env.NODE_ENV === 'development' ? [route('dev/primitives', 'routes/primitives.tsx')] : []),
  route('*', 'routes/not-found.tsx'),

  // Without a path and without children a layout matches nothing; entry.server.tsx reads the chunk's name from the manifest.
  layout('routes/words-ar.ts', { id: 'words-ar' }, []),
  layout('routes/words-en.ts', { id: 'words-en' }, []),
] satisfies RouteConfig
