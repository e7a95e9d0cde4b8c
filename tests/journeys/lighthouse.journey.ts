import type { BrowserContext } from '@playwright/test'
import { readingPath } from '#contract/reading-pages.ts'
import { type Category, judge } from '../lighthouse/judge.ts'
import { READ } from './paths.ts'
import { expect, test } from './support.ts'
import { signInTaker } from './taker.ts'

test.describe.configure({ timeout: 120_000 })

/** Speed is measured (`npm run lighthouse`), not tested. */
const MARKS: readonly Category[] = ['accessibility', 'best-practices']

for (const page of READ) {
  test(`${page} lacks nothing that Lighthouse asks of a page that is to be found`, async ({
    context,
    baseURL,
    language,
  }) => {
    await isFull(context, baseURL + readingPath(page, language), [...MARKS, 'seo'])
  })
}

const PERSONAL: readonly [string, (context: BrowserContext) => Promise<unknown>][] = [
  ['/login', async () => {}],
  ['/assessment', context => signInTaker(context, { completed: false })],
  ['/results', context => signInTaker(context, { bought: 'unlock', opened: true })],
]
for (const [page, signIn] of PERSONAL) {
  test(`${page} lacks nothing that Lighthouse asks of a page`, async ({ context, baseURL }) => {
    await signIn(context)
    await isFull(context, baseURL + page, MARKS)
  })
}

async function isFull(context: BrowserContext, address: string, wanted: readonly Category[]): Promise<void> {
  const { scores, failed } = await judge(address, { cookies: await context.cookies(), wanted })
  expect(failed).toEqual([])
  expect(scores).toEqual(Object.fromEntries(wanted.map(name => [name, 100])))
}
