/** The first that fits names it: most browsers also claim to be the ones below them. */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+(?: Mobile\/\w+)? Safari\//],
] as const

const SYSTEMS = [
  ['iPadOS', /\biPad\b/],
  ['iOS', /\biPhone\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows NT\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const

/** Names browser and system of a User-Agent line, under their own names; null for what it does not say. */
export function nameDevice(userAgent: string): { browser: string | null; system: string | null } {
  const first = (names: typeof BROWSERS | typeof SYSTEMS) =>
    names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null
  return { browser: first(BROWSERS), system: first(SYSTEMS) }
}
