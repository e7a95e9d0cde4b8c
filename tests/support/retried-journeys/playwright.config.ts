import { defineConfig } from '@playwright/test'

/** Runs journeys that need no browser, some of which pass only at their second try. */
export default defineConfig({
  testMatch: 'sample.ts',
  outputDir: process.env.OUTPUT_FOLDER ?? '',
  retries: 1,
  workers: 1,
  reporter: [['../playwright-closing-line.ts']],
})
