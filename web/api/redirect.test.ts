import { expect, test } from 'vitest'
import { loginPath, safeRedirect } from './redirect.ts'

test('the way back is a path of this site', () => {
  expect(safeRedirect('/results?x=1#top')).toBe('/results?x=1#top')
  expect(safeRedirect(null)).toBe('/')
})

test('anything that could leave the site leads home', () => {
  const foreign = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\n/x',
    '/a\\b',
  ]
  expect(foreign.map(safeRedirect)).toEqual(foreign.map(() => '/'))
})

test('a signed-out visit remembers where it wanted to go', () => {
  expect(loginPath('/results?x=1')).toBe('/login?redirectTo=%2Fresults%3Fx%3D1')
  expect(loginPath('/')).toBe('/login')
})
