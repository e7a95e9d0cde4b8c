import { expect, test } from 'vitest'

// Vitest empties style sheets that are imported; this reads the file that is served.
const css = process.getBuiltinModule('node:fs').readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name, light, dark]) => [name, [light, dark]] as [string, [string, string]],
  ),
)

/** WCAG 2.2 relative luminance and contrast. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
function failing(pairs: readonly string[], least: number): string[] {
  return pairs.flatMap(pair => {
    const [front = '', back = ''] = pair.split('/')
    return [0, 1].flatMap(theme => {
      const colors = [tokens.get(front)?.[theme], tokens.get(back)?.[theme]]
      const ratio = contrast(colors[0] ?? '#000000', colors[1] ?? '#000000')
      return ratio < least ? [`${pair} ${theme ? 'dark' : 'light'} ${ratio.toFixed(2)}`] : []
    })
  })
}

test('every text pair has at least 4.5:1 in both themes', () => {
  const pairs = [
    ...['ink', 'soft'].flatMap(front =>
      ['paper', 'tint', 'surface', 'brand-soft'].map(back => `${front}/${back}`),
    ),
    ...[
      'brand/paper',
      'brand/surface',
      'brand/brand-soft',
      'brand/tint',
      'on-brand/brand',
      'on-brand/brand-hover',
    ],
    ...['amber', 'danger', 'ok', 's1', 's2', 's3'].flatMap(tone => [`${tone}/paper`, `${tone}/${tone}-soft`]),
    ...['danger/surface', 'ink/amber-soft', 'ink/danger-soft', 'ink/ok-soft', 'ok/tint', 'paper/ink'],
    ...['s1/tint', 's2/tint', 's3/tint'],
  ]
  expect(failing(pairs, 4.5)).toEqual([])
})

test('the edge of every control has at least 3:1', () => {
  expect(
    failing(
      ['edge/paper', 'edge/surface', 'edge/tint', 'amber-edge/paper', 'danger/surface', 'brand/surface'],
      3,
    ),
  ).toEqual([])
})

test('a disabled button is readable, though nothing asks for it', () => {
  expect(failing(['soft/track'], 4)).toEqual([])
})
