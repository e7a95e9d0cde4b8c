import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { z } from 'zod'
import type { Access, Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { createApi } from '#server/app.ts'
import type { Deps } from '#server/deps.ts'
import { mountConsole } from '#server/features/console/console-page.ts'
import { mountMailbox } from '#server/features/mail/mailbox-page.ts'
import { mountRating } from '#server/features/rating/rating-page.ts'
import { mountOperation } from '#server/http/mount-operation.ts'
import pages from '../../web/routes.ts'

export interface InventoryRow {
  readonly kind: 'api' | 'page' | 'machine' | 'file'
  readonly method: string
  /** A parameter stands as `{name}`, optional ones as `{name?}`; `*` is the rest. */
  readonly path: string
  /** `local`: the machine itself, or whoever shows the operator's token. */
  readonly access: Access | 'local'
  /** JSON schemas of an API call. */
  readonly schema?: Readonly<Record<string, unknown>>
}

const PUBLIC_FOLDER = fileURLToPath(new URL('../../public', import.meta.url))
const WEB_FOLDER = fileURLToPath(new URL('../../web/', import.meta.url))

/** Lists everything that the server responds to, read from what mounts it; the sandbox is a server of its own. */
export function listRoutes(): InventoryRow[] {
  const calls = endpoints.map(callRow)
  const known = new Set(calls.map(({ method, path }) => `${method} ${path}`))
  const machines = mountedRoutes().filter(({ method, path }) => !known.has(`${method} ${path}`))
  return [...calls, ...machines, ...pageRows(pages), ...fileRows()]
}

function callRow({ method, path, access, parameters, query, body, response, file }: Endpoint): InventoryRow {
  const inputs = Object.entries({ parameters, query, body }).flatMap(([name, schema]) =>
    schema ? [[name, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })] as const] : [],
  )
  const output = response && z.toJSONSchema(response, { io: 'output', unrepresentable: 'any' })
  const schema = { ...Object.fromEntries(inputs), ...(output && { response: output }), ...(file && { file }) }
  return { kind: 'api', method, path, access, schema }
}

/** Call-backs, descriptions and what machines ask stand in no contract: Hono's own table names them. */
function mountedRoutes(): InventoryRow[] {
  const environment = { APP_URL: 'http://localhost:3000', DATA_DIR: '/nonexistent' } as Deps['environment']
  const app = new Hono()
  mountOperation(app, { environment, isReady: async () => true })
  mountMailbox(app, { environment })
  mountConsole(app, { environment } as Deps, '')
  mountRating(app, '')
  app.route('/', createApi({ environment } as Deps))
  return app.routes.flatMap(({ method, path }): InventoryRow[] => {
    // `ALL` is middleware, and the answer to a method that a path does not have.
    if (method === 'ALL') return []
    const access = /^\/(dev|metrics)/.test(path)
      ? 'local'
      : path.startsWith('/operator')
        ? 'operator'
        : 'public'
    return [{ kind: 'machine', method, path: named(path), access }]
  })
}

interface PageRoute {
  readonly path?: string | undefined
  readonly index?: boolean | undefined
  readonly file: string
  readonly children?: readonly PageRoute[] | undefined
}

function pageRows(routes: readonly PageRoute[]): InventoryRow[] {
  return routes.flatMap((route): InventoryRow[] => {
    if (!route.index && route.path === undefined) return pageRows(route.children ?? [])
    // A page that asks for its person says so in its loader.
    const asks = /\brequireSession\b/.test(readFileSync(`${WEB_FOLDER}${route.file}`, 'utf8'))
    return [
      {
        kind: 'page',
        method: 'GET',
        path: `/${named(route.path ?? '')}`,
        access: asks ? 'session' : 'public',
      },
    ]
  })
}

function fileRows(): InventoryRow[] {
  const names = readdirSync(PUBLIC_FOLDER, { withFileTypes: true }).map(entry =>
    entry.isDirectory() ? `${entry.name}/*` : entry.name,
  )
  return ['assets/*', ...names].map(name => ({
    kind: 'file',
    method: 'GET',
    path: `/${name}`,
    access: 'public',
  }))
}

/** `:id` and `:id?` as the contract writes them. */
function named(path: string): string {
  return path.replaceAll(/:(\w+\??)/g, '{$1}')
}
