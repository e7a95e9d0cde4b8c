import { expect, type Page } from '@playwright/test'

/** Nothing scrolls sideways, and no words are cut off by the page's edge or by what holds them. */
export async function reflows(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 }
  const found = await page.evaluate(() => {
    const root = document.documentElement
    const faults: string[] = []
    if (root.scrollWidth > root.clientWidth) faults.push(`scrolls to ${root.scrollWidth}`)
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (words.nextNode()) {
      const { currentNode: node } = words
      const holder = node.parentElement
      if (!holder || !node.nodeValue?.trim() || isForReaders(holder)) continue
      range.selectNodeContents(node)
      for (const line of range.getClientRects()) {
        if (line.width === 0) continue
        const middle = (line.top + line.bottom) / 2
        for (let each: Element | null = holder; each; each = each.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(each)
          const box = each === root ? { left: 0, right: root.clientWidth } : each.getBoundingClientRect()
          const cutAside =
            (each === root || /hidden|clip/.test(overflowX)) &&
            (line.left < box.left - 1 || line.right > box.right + 1)
          const cutBelow =
            box instanceof DOMRect &&
            /hidden|clip/.test(overflowY) &&
            (middle < box.top || middle > box.bottom)
          if (cutAside || cutBelow) faults.push(`cut off: ${node.nodeValue.trim().slice(0, 60)}`)
        }
      }
    }
    return [...new Set(faults)]

    /** Heard, not seen: a box of one pixel around it. */
    function isForReaders(element: Element | null): boolean {
      if (!element || element === document.body) return false
      return (element as HTMLElement).offsetWidth === 1 || isForReaders(element.parentElement)
    }
  })
  expect(found, `${page.url()} at ${width} px`).toEqual([])
}
