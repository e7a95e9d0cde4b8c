import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page, test } from '@playwright/test'
import type axe from 'axe-core'
import { fits } from './reflow.ts'
import { DESKTOP, PHONE } from './sizes.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

async function violations(page: Page): Promise<string[]> {
  // As a browser extension would: the page's own policy does not apply to it.
  await page.evaluate(AXE)
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    }),
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html.slice(0, 160)).join(' | ')}`)
}

/** Waits for what is still moving or fading in, which has other colours: motion that was begun is not ended by a wish for less. */
async function arrived(): Promise<void> {
  const passing = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(passing.map(({ finished }) => finished))
}

/**
 * Finds no accessibility violation, one title, nothing cut off, and every control within reach. Colours are judged in one theme
 * a project, light in Arabic and dark in English; a phone and a desktop have both, each in one language. Layout costs little
 * beside that: it is judged on a phone and on a desktop in every project.
 */
export async function isSound(page: Page): Promise<void> {
  const colorScheme = test.info().project.name.startsWith('en') ? 'dark' : 'light'
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await expect(page.locator('h1')).toHaveCount(1)
  await page.evaluate(arrived)
  expect(await violations(page), `${page.url()} ${colorScheme}`).toEqual([])
  await fits(page, [PHONE, DESKTOP])
}
