import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './support.ts'
import { inDatabase, signInTaker, type Taker } from './taker.ts'

/** A signed-in person on question 1, and the worker that serves the test without a network in place. */
export async function openQuestions(context: BrowserContext, page: Page): Promise<Taker> {
  const taker = await signInTaker(context, { completed: false })
  await page.goto('/assessment')
  await isOnDevice(page)
  return taker
}

/** The worker has its files and the questions of this section are kept: from here on the network may go. */
export async function isOnDevice(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect.poll(async () => Object.keys((await storageOf(page)).kept).some(isQuestions)).toBe(true)
}
const isQuestions = (key: string) => key.includes('/questions?')

interface Waiting {
  readonly owner: string
  readonly position: number
  readonly answer: number
}

interface Storage {
  readonly answers: readonly Waiting[]
  readonly choices: readonly unknown[]
  readonly kept: Readonly<Record<string, unknown>>
  readonly local: Readonly<Record<string, string>>
  readonly session: Readonly<Record<string, string>>
  /** What the worker keeps, by address. */
  readonly cached: readonly string[]
  readonly databases: readonly string[]
}

/** All that the browser keeps for this site. */
export function storageOf(page: Page): Promise<Storage> {
  return page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? '')
    const stores: Record<string, unknown[]> = { answers: [], choices: [], kept: [], keys: [] }
    if (databases.includes('wijha')) {
      const database = await asked(indexedDB.open('wijha'))
      if (database.objectStoreNames.contains('kept')) {
        const read = database.transaction(['answers', 'choices', 'kept'])
        const all = (name: string) => asked(read.objectStore(name).getAll())
        const keys = asked(read.objectStore('kept').getAllKeys())
        const [answers, choices, kept] = await Promise.all([all('answers'), all('choices'), all('kept')])
        Object.assign(stores, { answers, choices, kept, keys: await keys })
      }
      database.close()
    }
    const cached: string[] = []
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys()) cached.push(new URL(request.url).pathname)
    }
    return {
      answers: stores.answers as Waiting[],
      choices: stores.choices as unknown[],
      kept: Object.fromEntries((stores.keys ?? []).map((key, index) => [String(key), stores.kept?.[index]])),
      local: { ...localStorage },
      session: { ...sessionStorage },
      cached,
      databases,
    }
  })
}

/** One digit an answer, as the server has them. */
export async function storedAnswers({ assessmentId }: Pick<Taker, 'assessmentId'>): Promise<string> {
  return inDatabase(async client => {
    const { rows } = await client.query('select answers from attempt where id = $1', [assessmentId])
    return rows[0]?.answers
  })
}

/** Waits until the server has exactly these. */
export async function hasStored(taker: Pick<Taker, 'assessmentId'>, answers: string): Promise<void> {
  await expect.poll(() => storedAnswers(taker)).toBe(answers)
}
