import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import lighthouse from 'lighthouse'
import { findChromium } from '../support/find-chromium.ts'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof CATEGORIES)[number]

export interface Verdict {
  /** 0 to 100. */
  readonly scores: Readonly<Partial<Record<Category, number>>>
  /** What was found wanting, in the words of the tool; figures of speed are left to the score. */
  readonly failed: readonly string[]
}

type Cookie = Readonly<Record<'name' | 'value', string>>

/**
 * One run with the tool's own settings for phones (slow 4G and a processor four times slower), in a browser that has nothing
 * yet. The cookies go along as a header, because nothing else signs in a browser that the tool steers.
 */
export async function judge(
  address: string,
  { cookies, wanted }: { readonly cookies: readonly Cookie[]; readonly wanted: readonly Category[] },
): Promise<Verdict> {
  const browser = await openBrowser()
  try {
    const result = await lighthouse(address, {
      port: browser.port,
      logLevel: 'error',
      onlyCategories: [...wanted],
      extraHeaders: { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
    })
    if (!result) throw new Error(`${address} was not judged`)
    const { categories, audits, runtimeError, finalDisplayedUrl } = result.lhr
    if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`)
    // Who is not signed in is led elsewhere, and would get good marks there.
    if (finalDisplayedUrl !== address) throw new Error(`${address} led to ${finalDisplayedUrl}`)
    const scores = wanted.map(name => [name, Math.round((categories[name]?.score ?? 0) * 100)])
    const failed = wanted
      .filter(name => name !== 'performance')
      .flatMap(name => categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id} (${audits[id]?.title})`)
    return { scores: Object.fromEntries(scores) as Verdict['scores'], failed }
  } finally {
    await browser.close()
  }
}

async function openBrowser(): Promise<{ port: number; close(): Promise<void> }> {
  const { executablePath, args, env } = await findChromium()
  const profile = mkdtempSync(join(tmpdir(), 'wijha-lighthouse-'))
  const browser = spawn(
    executablePath,
    [...args, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: 'ignore', env: { ...process.env, ...env } },
  )
  const ended = new Promise(resolve => browser.once('exit', resolve))
  return {
    port: await portOf(browser, join(profile, 'DevToolsActivePort')),
    async close() {
      browser.kill()
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** The browser writes it there when it listens. */
async function portOf(browser: ChildProcess, file: string): Promise<number> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await sleep(50)) {
    if (browser.exitCode !== null) throw new Error(`Chromium ended with ${browser.exitCode}`)
    const port = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
    if (port > 0) return port
  }
  throw new Error('Chromium did not listen within half a minute.')
}
