import { expect, type Locator, type Page } from '@playwright/test'
import { reflows } from './reflow.ts'

/** What is left of A4 within the margins of a browser, in CSS pixels. */
const SHEET = { width: 718, height: 1047 }

/** What is there to be pressed or filled in. A link may be content, unless it looks like a button. */
const TO_PRESS = ['button', 'switch', 'checkbox', 'combobox', 'textbox', 'tab', 'dialog'] as const

/** Printed by whoever reads in the dark: dark on white, the content alone, and all of its words on the sheet. */
export async function printsContentAlone(page: Page, content: Locator): Promise<void> {
  await page.context().addCookies([{ name: 'theme', value: 'dark', url: page.url() }])
  await page.reload()
  await expect(content).toBeVisible()
  expect(await inkAndPaper(page)).toEqual({ ink: 'rgb(235, 240, 237)', paper: 'rgb(15, 22, 20)' })

  await page.setViewportSize(SHEET)
  await page.emulateMedia({ media: 'print' })
  await expect(content).toBeVisible()
  expect(await inkAndPaper(page)).toEqual({ ink: 'rgb(22, 34, 31)', paper: 'rgb(255, 255, 255)' })
  for (const chrome of ['banner', 'navigation', 'contentinfo', ...TO_PRESS] as const) {
    await expect(page.getByRole(chrome), chrome).toHaveCount(0)
  }
  await expect(page.locator('a.button').filter({ visible: true })).toHaveCount(0)
  await reflows(page)
}

const inkAndPaper = (page: Page) =>
  page.evaluate(() => ({
    ink: getComputedStyle(document.body).color,
    paper: getComputedStyle(document.documentElement).backgroundColor,
  }))
