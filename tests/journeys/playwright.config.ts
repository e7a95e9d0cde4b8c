import { defineConfig } from '@playwright/test'
import type { Chromium } from '../support/find-chromium.ts'
import { DESKTOP, PHONE } from './sizes.ts'

const chromium = JSON.parse(process.env.CHROMIUM_LAUNCH ?? '{}') as Chromium
const phone = { viewport: PHONE, isMobile: true, hasTouch: true }
const desktop = { viewport: DESKTOP }
const EVERY_PAIR = /@every-pair/

/** These ask what the server and the browser make of each other, which neither language nor size changes. */
const ONCE = [
  'funnel.journey.ts',
  'headers.journey.ts',
  // Looks at one screen, in both languages itself.
  'in-sight.journey.ts',
  'surface.journey.ts',
  'payment-page.journey.ts',
  'hostile-text.journey.ts',
  // Shows both languages and both themes itself.
  'primitives.journey.ts',
]

/**
 * The two pairs of language and size that differ most run everything: Arabic on a phone, English on a desktop. The other two
 * run what the pair decides and neither half of it alone: how each page is laid out and drawn (docs/tests.md).
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}-{projectName}{ext}',
  fullyParallel: true,
  workers: 2,
  // On a crowded machine a browser may be starved. What passes only at the second try is printed and counted, and a third fails the run.
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
    { name: 'ar-phone', use: phone },
    { name: 'ar-desktop', use: desktop, grep: EVERY_PAIR },
    { name: 'en-phone', use: phone, grep: EVERY_PAIR },
    { name: 'en-desktop', use: desktop, testIgnore: ONCE },
  ],
})
