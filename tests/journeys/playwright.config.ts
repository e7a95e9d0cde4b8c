import { defineConfig } from '@playwright/test'
import type { Chromium } from '../support/find-chromium.ts'

const chromium = JSON.parse(process.env.CHROMIUM_LAUNCH ?? '{}') as Chromium
const PHONE = { viewport: { width: 360, height: 760 }, isMobile: true, hasTouch: true }
const DESKTOP = { viewport: { width: 1280, height: 900 } }

/** These ask what is said, or walk screens that others walk at every size: one size a language is enough. */
const ONE_SIZE = [
  ...['messages.journey.ts', 'mailed-links.journey.ts', 'forms.journey.ts', 'access.journey.ts'],
  ...['offline.journey.ts', 'refused.journey.ts', 'two-tabs.journey.ts', 'sign-out.journey.ts'],
  ...['keyboard-and-zoom.journey.ts', 'failures.journey.ts', 'release.journey.ts'],
  ...['early-presses.journey.ts', 'wrong-method.journey.ts', 'at-once.journey.ts'],
  'lighthouse.journey.ts',
]
/** These ask what the server and the browser make of each other, which neither language nor size changes. */
const ONCE = [
  'headers.journey.ts',
  'surface.journey.ts',
  'payment-page.journey.ts',
  'hostile-text.journey.ts',
  // Shows both languages and both themes itself.
  'primitives.journey.ts',
]

/** Every journey runs in Arabic and in English, on a phone and on a desktop; the project's name says which. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}-{projectName}{ext}',
  fullyParallel: true,
  workers: 2,
  // On a crowded machine a browser may be starved; what passes only then is printed as flaky, by name.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['line'], ['../support/playwright-closing-line.ts']],
  use: {
    ...(process.env.APP_UNDER_TEST ? { baseURL: process.env.APP_UNDER_TEST } : {}),
    launchOptions: {
      executablePath: chromium.executablePath,
      args: [...(chromium.args ?? [])],
      env: { ...(process.env as Record<string, string>), ...chromium.env },
    },
    timezoneId: 'Asia/Riyadh',
    trace: 'off',
  },
  projects: [
    { name: 'ar-phone', use: PHONE },
    { name: 'ar-desktop', use: DESKTOP, testIgnore: [...ONE_SIZE, ...ONCE] },
    { name: 'en-phone', use: PHONE, testIgnore: [...ONE_SIZE, ...ONCE] },
    { name: 'en-desktop', use: DESKTOP, testIgnore: ONCE },
  ],
})
