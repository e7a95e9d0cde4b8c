import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type App, removeData, startApp } from '../support/start-app.ts'
import { isSound } from './sound.ts'
import { test as base, expect } from './support.ts'

/** The development app: the page of the primitives is in no built product. */
const test = base.extend<object, { development: App }>({
  development: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const app = await startApp({ variables: { NODE_ENV: 'development' } })
      await use(app)
      await app.stop()
      removeData(app)
    },
    { scope: 'worker' },
  ],
  baseURL: ({ development }, use) => use(development.url),
})
// In one worker, which starts the app once.
test.describe.configure({ mode: 'default', timeout: 120_000 })

const UI = join(import.meta.dirname, '../../web/ui')
const PRIMITIVES = globSync('**/*.tsx', { cwd: UI, exclude: ['**/*.test.tsx'] }).flatMap(file =>
  [
    ...readFileSync(join(UI, file), 'utf8').matchAll(
      /^export (?:default )?(?:function|const) ([A-Z][a-z]\w*)/gm,
    ),
  ].map(([, name = '']) => name),
)

test('every primitive of web/ui has its place on the page of the primitives', async ({ page }) => {
  await page.goto('/dev/primitives')
  const opened = page.getByRole('button', { name: /\(plain\)/ }).first()
  await expect(async () => {
    await opened.click()
    await expect(page.locator('.toast')).toBeVisible({ timeout: 1000 })
  }).toPass()
  const drawn = await page.evaluate(() => {
    interface Fiber {
      readonly type: { name?: string; type?: { name?: string } } | string | null
      readonly child: Fiber | null
      readonly sibling: Fiber | null
      readonly return: Fiber | null
    }
    const main = document.querySelector('main') as unknown as Record<string, Fiber>
    let root = main[Object.keys(main).find(key => key.startsWith('__reactFiber$')) ?? '']
    while (root?.return) root = root.return
    const names = new Set<string>()
    const ahead = root ? [root] : []
    for (let fiber = ahead.pop(); fiber; fiber = ahead.pop()) {
      const { type } = fiber
      if (type && typeof type === 'object') names.add(type.type?.name ?? '')
      if (typeof type === 'function') names.add((type as { name: string }).name)
      for (const next of [fiber.sibling, fiber.child]) if (next) ahead.push(next)
    }
    return [...names]
  })
  expect(PRIMITIVES.length).toBeGreaterThan(35)
  expect(PRIMITIVES.filter(name => !drawn.includes(name))).toEqual([])
})

test('each is shown in both directions and both themes, and none has an accessibility violation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/dev/primitives')
  const sections = page.locator('main > section')
  const panes = await sections.evaluateAll(sections =>
    sections.map(section =>
      [...section.querySelectorAll<HTMLElement>('[data-theme]')].map(pane => {
        const { direction, backgroundColor } = getComputedStyle(pane)
        return `${direction} ${backgroundColor}`
      }),
    ),
  )
  expect(panes.length).toBeGreaterThan(20)
  const [light, dark] = ['rgb(250, 248, 243)', 'rgb(15, 22, 20)']
  for (const each of panes) {
    expect(each).toEqual([`rtl ${light}`, `rtl ${dark}`, `ltr ${light}`, `ltr ${dark}`])
  }
  await isSound(page)
})
