import { expect, type Page } from '@playwright/test'

/** Lays the page out at each size in turn, as whoever turns a phone or draws a window does, and finds everything in its place. */
export async function fits(page: Page, sizes: readonly { width: number; height: number }[]): Promise<void> {
  const own = page.viewportSize()
  for (const size of sizes) {
    await page.setViewportSize(size)
    await reflows(page)
    await hasRoom(page)
  }
  if (own) await page.setViewportSize(own)
}

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
      if (!holder?.checkVisibility() || !node.nodeValue?.trim() || isForReaders(holder)) continue
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

/** Every control can be seen and pressed somewhere on the way through the page, and no two stand on each other. */
export async function hasRoom(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 }
  const found = await page.evaluate(() => {
    const faults: string[] = []
    const page = document.querySelector('dialog:modal') ?? document.body
    const controls = [
      ...page.querySelectorAll('a[href], button, input, select, textarea, summary, [role=tab]'),
    ].flatMap(control => {
      // What a choice looks like and where it is pressed is its label.
      const seen = control.matches('[type=radio], [type=checkbox]')
        ? (control.closest('label') ?? control)
        : control
      const { offsetWidth } = seen as HTMLElement
      return seen.checkVisibility({ visibilityProperty: true }) && offsetWidth > 1 ? [{ control, seen }] : []
    })
    const named = (element: Element) =>
      (element.textContent?.trim() || element.getAttribute('aria-label') || element.outerHTML).slice(0, 50)

    for (const { control, seen } of controls) {
      const free = (['center', 'start', 'end'] as const).some(block => {
        seen.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' })
        // Of a link over two lines, its first.
        const [box] = seen.getClientRects()
        if (!box) return false
        const hit = document
          .elementsFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
          .find(element => {
            // A message goes by itself, an open menu by a press beside it.
            const passing = element.closest('.toast-viewport, :popover-open')
            return !passing || passing.contains(seen)
          })
        return hit && (seen.contains(hit) || control.contains(hit))
      })
      if (!free && !(control as HTMLInputElement).disabled) faults.push(`out of reach: ${named(seen)}`)
    }

    scrollTo(0, 0)
    const boxes = controls.map(({ seen }) => ({ seen, lines: [...seen.getClientRects()].map(drawn(seen)) }))
    for (const [place, one] of boxes.entries()) {
      for (const other of boxes.slice(place + 1)) {
        if (one.seen.contains(other.seen) || other.seen.contains(one.seen)) continue
        // What stays in its place while the page moves passes over the rest.
        if (holder(one.seen) !== holder(other.seen)) continue
        if (one.lines.some(line => other.lines.some(that => meet(line, that))))
          faults.push(`on each other: ${named(one.seen)}, ${named(other.seen)}`)
      }
    }
    return [...new Set(faults)]

    /** What must stay free: of a link without edges its words alone, of a field where one types (a button may stand at its end). */
    function drawn(element: Element) {
      const style = getComputedStyle(element)
      const edged = style.borderTopWidth !== '0px' || !/^rgba\(.*, 0\)$/.test(style.backgroundColor)
      const whole = edged && !element.matches('input, textarea')
      const inset = (side: string) =>
        whole ? 0 : Number.parseFloat(style.getPropertyValue(`padding-${side}`))
      return ({ left, right, top, bottom }: DOMRect) => ({
        left: left + inset('left'),
        right: right - inset('right'),
        top: top + inset('top'),
        bottom: bottom - inset('bottom'),
      })
    }

    function meet(one: ReturnType<ReturnType<typeof drawn>>, other: typeof one): boolean {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      return across > 1 && down > 1
    }

    function holder(element: Element | null): Element | null {
      if (!element || /fixed|sticky/.test(getComputedStyle(element).position)) return element
      return holder(element.parentElement)
    }
  })
  expect(found, `${page.url()} at ${width} px`).toEqual([])
}
