/**
 * Writes the one JSON text of a value: keys sorted by code unit, no spaces, lists in their order. Two equal reports
 * give the same text, so its hash can be their fingerprint.
 *
 * @throws on a number that is not whole: what is not shown as it is does not belong into a fingerprint
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${pairs.map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`).join(',')}}`
  }
  if (typeof value === 'number' && !Number.isInteger(value)) {
    throw new Error(`A report has whole numbers only, not ${value}.`)
  }
  return JSON.stringify(value)
}
