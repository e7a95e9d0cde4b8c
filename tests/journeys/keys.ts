import { expect, type Locator, type Page } from '@playwright/test'

/** No page has as many places where Tab stops. */
const MOST_STOPS = 80

/** By Tab alone to a control; wherever the focus stops on the way it is seen. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  // Before its style sheet has come a page draws nothing, and outlines nothing.
  await page.waitForLoadState('load')
  await expect(target).toBeVisible()
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab')
    const unseen = await unseenFocus(page)
    expect(unseen, `${page.url()}, stop ${stop + 1}`).toBeUndefined()
    if (await target.evaluate(element => element === document.activeElement)) return
  }
  throw new Error(`Tab does not lead to ${target}.`)
}

/** Presses a control, reached by Tab alone. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Fills by keys, and presses nothing else. */
export async function typeInto(page: Page, name: string, words: string): Promise<void> {
  await tabTo(page, page.locator(`[name=${name}]`))
  await page.keyboard.type(words)
}

/** What is wrong with the place where the focus stands; nothing when it is outlined and on screen. */
function unseenFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement
    // After the last stop the browser's own bar has the focus.
    if (!focused || focused === document.body) return undefined
    const outlined = [focused, focused.closest('label')].find(element => {
      if (!element) return false
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
      const drawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      return drawn && outlineColor !== getComputedStyle(document.body).backgroundColor
    })
    const name = focused.outerHTML.slice(0, 160)
    if (!outlined) return `no outline: ${name}`
    const { top, bottom, left, right } = outlined.getBoundingClientRect()
    const onScreen = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
    return onScreen ? undefined : `off the screen: ${name}`
  })
}
