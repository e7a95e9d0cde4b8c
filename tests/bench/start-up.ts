import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type App, removeData, startApp } from '../support/start-app.ts'
import type { Figure } from './figures.ts'

const REST_MS = 30_000

/** From starting the process to ready, and what it holds in memory when nobody comes. */
export async function measureStartUp(): Promise<Figure[]> {
  const fresh = await timeStart()
  await fresh.app.stop()
  const existing = await timeStart(fresh.app.dataDirectory)
  await existing.app.kill()
  const orphaned = await timeStart(fresh.app.dataDirectory)
  const { app } = orphaned
  for (const path of ['/', '/login', '/register', '/', '/terms', '/api/catalog'])
    await fetch(`${app.url}${path}`)
  await sleep(REST_MS)
  const memory = residentMegabytes(app)
  await app.stop()
  removeData(app)
  return [
    { what: 'ready, new database', value: fresh.milliseconds, unit: 'ms', atMost: 5000 },
    { what: 'ready, existing database', value: existing.milliseconds, unit: 'ms', atMost: 5000 },
    { what: 'ready, after kill -9', value: orphaned.milliseconds, unit: 'ms', atMost: 5000 },
    {
      what: 'memory at rest',
      value: memory,
      unit: 'MB',
      atMost: 250,
      note: 'RSS of the app, 30 s after a few pages',
    },
  ]
}

async function timeStart(dataDirectory?: string): Promise<{ app: App; milliseconds: number }> {
  const begun = performance.now()
  const app = await startApp(dataDirectory ? { dataDirectory } : {})
  return { app, milliseconds: performance.now() - begun }
}

function residentMegabytes({ process: { pid } }: App): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}
