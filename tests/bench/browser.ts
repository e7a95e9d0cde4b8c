import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { type Chromium, findChromium } from '../support/find-chromium.ts'
import type { Member } from '../support/member.ts'

export type Network = 'none' | 'slow4g'

export interface Browser {
  readonly context: BrowserContext
  readonly page: Page
  readonly devtools: CDPSession
  close(): Promise<void>
}

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** 1.6 Mbps down, 750 kbps up, at least 150 ms from a request to its response's headers. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }

let found: Chromium | undefined

/** A phone with an empty profile of its own, whose network reaches this machine alone. */
export async function openBrowser(): Promise<Browser> {
  found ??= await findChromium()
  const profile = mkdtempSync(join(tmpdir(), 'wijha-bench-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: found.executablePath,
    args: [...found.args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'],
    env: { ...(process.env as Record<string, string>), ...found.env },
    headless: true,
    serviceWorkers: 'block',
    ...PHONE,
  })
  const page = context.pages()[0] ?? (await context.newPage())
  const devtools = await context.newCDPSession(page)
  return {
    context,
    page,
    devtools,
    async close() {
      await context.close()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

export async function slowDown({ devtools }: Browser, cpu: number, network: Network): Promise<void> {
  await devtools.send('Network.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  if (network === 'slow4g') await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
}

/** What signing in on the page leaves behind: the cookies, and the keys of local storage. */
export async function signIn({ context }: Browser, member: Member, attempt: string): Promise<void> {
  const url = member.client.base
  const cookies = member.cookie.split('; ').map(pair => {
    const at = pair.indexOf('=')
    return {
      name: pair.slice(0, at),
      value: pair.slice(at + 1),
      url,
      httpOnly: true,
      sameSite: 'Lax' as const,
    }
  })
  await context.addCookies(cookies)
  const stored = {
    token: member.token,
    user: JSON.stringify({ firstName: 'نورة' }),
    currentAssessmentId: attempt,
  }
  await context.addInitScript(values => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
  }, stored)
}
