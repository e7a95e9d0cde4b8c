import { createHash } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { readingPath } from '#contract/reading-pages.ts'
import { directives, grade } from '../support/observatory.ts'
import { get, pageResponses, ROUTES, signedIn, useHardenedApp } from './hardened-app.ts'
import { READ } from './paths.ts'

useHardenedApp()

/** Of the build: what speaks of documents means nothing there (docs/decisions/0024). */
const FILES = /^\/(assets|pictures)\//

/** Names nobody, and is there for verifiers that run in pages of other sites (docs/decisions/0082). */
const FOR_OTHERS = /^\/api\/issuer(\/status)?$/

test('every answer of every route carries every header', async () => {
  expect(ROUTES.length).toBeGreaterThan(80)
  for (const { method, path } of ROUTES.filter(({ path }) => !FILES.test(path))) {
    const response = await get(path, { method, ...(method === 'GET' ? {} : { body: '{}' }) })
    await response.arrayBuffer()
    const said = Object.fromEntries(response.headers)
    expect(said, `${method} ${path} ${response.status}`).toMatchObject({
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': expect.stringMatching(/^(DENY|SAMEORIGIN)$/),
      'referrer-policy': expect.stringMatching(/^(same-origin|no-referrer)$/),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': FOR_OTHERS.test(path) ? 'cross-origin' : 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'content-security-policy': expect.stringContaining(`default-src 'none'`),
    })
    for (const name of ['server', 'x-powered-by']) expect(said[name], `${method} ${path}`).toBeUndefined()
    const allowed = said['access-control-allow-origin']
    expect(allowed, `${method} ${path}`).toBe(FOR_OTHERS.test(path) ? '*' : undefined)
    if (/^text\/(html|plain|css|javascript)|^application\/(problem\+)?json/.test(said['content-type'] ?? ''))
      expect(said['content-type'], path).toMatch(/charset=utf-8/i)
  }
})

test('every file of the build carries what means something for a file', async () => {
  const html = await (await get('/login')).text()
  const files = new Set([...html.matchAll(/"(\/(?:assets|pictures)\/[^"]+)"/g)].map(([, path]) => path ?? ''))
  expect([...files].filter(path => path.startsWith('/assets/')).length).toBeGreaterThan(5)
  expect([...files].filter(path => path.startsWith('/pictures/')).length).toBeGreaterThan(0)
  for (const path of files) {
    const response = await get(path)
    await response.arrayBuffer()
    expect({ status: response.status, ...Object.fromEntries(response.headers) }, path).toMatchObject({
      status: 200,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining(`default-src 'none'`),
    })
  }
})

test('every page has a policy of its own: nonces only, nothing unsafe, and Google’s evaluator finds nothing high', async () => {
  const nonces = new Set<string>()
  const pages = [...(await pageResponses()), { path: '/api/docs', response: await get('/api/docs') }]
  for (const { path, response } of pages) {
    const header = response.headers.get('content-security-policy') ?? ''
    const policy = directives(header)
    expect(policy.get('script-src'), path).toEqual([
      expect.stringMatching(/^'nonce-[\w+/]{24}'$/),
      `'strict-dynamic'`,
    ])
    nonces.add(policy.get('script-src')?.[0] ?? '')
    for (const name of ['default-src', 'object-src', 'base-uri', 'frame-ancestors'])
      expect(policy.get(name), `${path} ${name}`).toEqual([`'none'`])
    expect(policy.get('form-action'), path).toEqual([`'self'`])
    expect(policy.get('report-to'), path).toEqual(['policy'])
    expect(response.headers.get('reporting-endpoints')).toBe('policy="/api/security-reports"')
    expect(header, path).not.toMatch(/unsafe-|\*|http:/)
    const findings = new CspEvaluator(new CspParser(header).csp).evaluate()
    expect(
      findings.filter(({ severity }) => severity <= Severity.MEDIUM).map(({ description }) => description),
      path,
    ).toEqual([])
    const html = await response.text()
    const nonce = /'nonce-(.+)'/.exec(policy.get('script-src')?.[0] ?? '')?.[1] ?? ''
    for (const [tag] of html.matchAll(/<script\b[^>]*>|<link rel="modulepreload"[^>]*>/g)) {
      if (!tag.includes('application/ld+json')) expect(tag, path).toContain(`nonce="${nonce}"`)
    }
  }
  expect(nonces.size).toBe(pages.length)
})

test('a reading page that is kept for visitors takes the scripts and styles alone whose hashes its policy names', async () => {
  for (const path of READ.flatMap(page => [readingPath(page, 'ar'), readingPath(page, 'en')])) {
    const response = await get(path)
    const header = response.headers.get('content-security-policy') ?? ''
    const policy = directives(header)
    const hashes = policy.get('script-src') ?? []
    const html = await response.text()
    const scripts = [...html.matchAll(/<script\b[^>]*>/g)].filter(
      ([tag]) => !tag.includes('"application/ld+json"'),
    )
    expect(scripts.length, path).toBeGreaterThan(0)
    for (const [tag] of scripts) {
      const hash = hashOf(await (await get(/ src="(\/assets\/[^"]+)"/.exec(tag)?.[1] ?? '')).text())
      expect(tag, path).toContain(` integrity="${hash}"`)
      expect(hashes, path).toContain(`'${hash}'`)
    }
    expect(hashes.length, path).toBe(scripts.length)
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, sheet = '']) => `'${hashOf(sheet)}'`)
    expect(policy.get('style-src'), path).toEqual([`'self'`, ...styles])
    expect(html, path).not.toMatch(/ nonce=| on\w+="|<style [^>]*>| style="|javascript:/)
    expect(header, path).not.toMatch(/unsafe-|\*|http:|nonce/)
    const findings = new CspEvaluator(new CspParser(header).csp).evaluate()
    const grave = findings.filter(({ severity }) => severity <= Severity.MEDIUM)
    expect(
      grave.map(({ description }) => description),
      path,
    ).toEqual([])
    for (const name of ['default-src', 'object-src', 'base-uri', 'frame-ancestors'])
      expect(policy.get(name), `${path} ${name}`).toEqual([`'none'`])
    expect(response.headers.get('reporting-endpoints')).toBe('policy="/api/security-reports"')
  }
})

test('the Observatory would give every kind of page an A+ of at least 130 points', async () => {
  const member = await signedIn()
  const headers = { cookie: member }
  const responses = {
    landing: await get('/'),
    login: await get('/login'),
    test: await get('/assessment', { headers }),
    payment: await get('/payment?packageId=pro', { headers }),
    report: await get('/results', { headers }),
    home: await get('/', { headers }),
    missing: await get('/no-such-page'),
    broken: await get('/verify/%E0%A4%A'),
    refused: await get('/api/assessment'),
    data: await get('/results.data', { headers }),
  }
  expect(responses.missing.status).toBe(404)
  for (const [name, response] of Object.entries(responses)) {
    const { score, failed } = await grade(response)
    expect(failed, name).toEqual([])
    expect(score, name).toBeGreaterThanOrEqual(130)
  }
})

test('nothing that belongs to a person may be kept by a cache: pages, their data, the API, files', async () => {
  const headers = { cookie: await signedIn() }
  const personal = [
    '/',
    '/results',
    '/results.data',
    '/_root.data',
    '/billing',
    '/api/auth/user',
    '/api/profile',
  ]
  for (const path of [...personal, '/api/assessment/x/pdf-report', '/login', '/no-such-page'])
    expect((await get(path, { headers })).headers.get('cache-control'), path).toBe('no-store')
})

test('only the page with the card form may speak to the payment provider', async () => {
  for (const { path, response } of await pageResponses()) {
    const sources = directives(response.headers.get('content-security-policy')).get('connect-src')
    expect(sources, path).toEqual(path === '/payment' ? [`'self'`, 'https://api.moyasar.com'] : [`'self'`])
  }
})

const hashOf = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`
