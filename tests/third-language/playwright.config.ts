import { defineConfig } from '@playwright/test'
import journeys from '../journeys/playwright.config.ts'
import { PHONE } from '../journeys/sizes.ts'

/** Runs in a copy of the tree that speaks the invented language (main.ts). */
export default defineConfig({
  ...journeys,
  testDir: '..',
  testMatch: ['third-language/*.journey.ts', 'journeys/every-page.journey.ts'],
  // What has no accessibility violation, and everything in its place: every screen.
  grep: /@every-pair|@third-language/,
  projects: [{ name: 'arc-phone', use: { viewport: PHONE, isMobile: true, hasTouch: true } }],
})
