import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BANK } from '#engine/bank/index.ts'
import { brotli } from './brotli.ts'

const WORDS = 'وجهة '.repeat(40_000)
const STORIES = Object.values(BANK.quick?.ar ?? {})
  .map(({ story }) => story)
  .join(' ')
let url = ''
let server: ReturnType<typeof serve>
beforeAll(async () => {
  const app = new Hono()
  app.use(brotli({ threshold: 1024, thorough: path => path === '/dear' }))
  app.get('/dear', context => context.html(STORIES))
  app.get('/cheap', context => context.html(STORIES))
  app.get('/page', context => context.html(WORDS))
  app.get('/tagged', context => context.text(WORDS, 200, { ETag: '"1"' }))
  app.get('/short', context => context.text('short', 200, { 'Content-Length': '5' }))
  app.get('/picture', context => context.body(new Uint8Array(5000), 200, { 'Content-Type': 'image/png' }))
  app.get('/endless', context =>
    context.body(
      new ReadableStream({
        pull: controller => controller.enqueue(crypto.getRandomValues(new Uint8Array(60_000))),
      }),
      200,
      { 'Content-Type': 'text/html' },
    ),
  )
  await new Promise<void>(resolve => {
    server = serve({ fetch: app.fetch, port: 0 }, () => resolve())
  })
  url = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const headersOf = async (path: string, encoding = 'gzip, br') =>
  (await fetch(`${url}${path}`, { headers: { 'accept-encoding': encoding } })).headers

test('what is made on demand arrives whole, in brotli, for a browser that reads it', async () => {
  const bytes = await new Promise<Buffer>(resolve =>
    request(`${url}/page`, { headers: { 'accept-encoding': 'br' } }, async response => {
      expect(response.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
      resolve(Buffer.concat(await response.toArray()))
    }).end(),
  )
  expect(bytes.length).toBeLessThan(1000)
  expect(brotliDecompressSync(bytes).toString()).toBe(WORDS)
  expect((await headersOf('/tagged')).get('etag')).toBe('W/"1"')
})

test('pictures, short answers and browsers that do not read it are left alone', async () => {
  for (const path of ['/picture', '/short'])
    expect((await headersOf(path)).get('content-encoding')).toBeNull()
  expect((await headersOf('/page', 'gzip')).get('content-encoding')).toBeNull()
})

test('a client that leaves in the middle ends nothing but its own response', async () => {
  for (let number = 0; number < 5; number++) {
    await new Promise<void>(resolve => {
      const asked = request(`${url}/endless`, { headers: { 'accept-encoding': 'br' } }, response => {
        response.once('data', () => asked.destroy())
        response.once('close', () => resolve())
        response.on('error', () => {})
      })
      asked.on('error', () => resolve())
      asked.end()
    })
  }
  expect((await headersOf('/page')).get('content-encoding')).toBe('br')
})

test('what is worth the work comes smaller', async () => {
  const sizeOf = (path: string) =>
    new Promise<number>((resolve, reject) =>
      request(`${url}${path}`, { headers: { 'accept-encoding': 'br' } }, async response => {
        let size = 0
        for await (const chunk of response) size += chunk.length
        resolve(size)
      })
        .on('error', reject)
        .end(),
    )
  expect(await sizeOf('/dear')).toBeLessThan(await sizeOf('/cheap'))
})
