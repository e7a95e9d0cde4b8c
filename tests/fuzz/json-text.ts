/** JSON as it is written, for what no value stands for: `-0`, `1e400`, a key given twice. */
export class Raw {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** An object whose keys are written as they stand, `__proto__` among them. */
export class Entries {
  readonly pairs: readonly (readonly [string, unknown])[]

  constructor(pairs: readonly (readonly [string, unknown])[]) {
    this.pairs = pairs
  }
}

/** The text of a JSON value that may hold `Raw` and `Entries`. */
export function toJsonText(value: unknown): string {
  if (value instanceof Raw) return value.text
  if (Array.isArray(value)) return `[${value.map(toJsonText).join(',')}]`
  if (value instanceof Entries || (typeof value === 'object' && value !== null)) {
    const pairs = value instanceof Entries ? value.pairs : Object.entries(value)
    return `{${pairs.map(([key, inner]) => `${JSON.stringify(key)}:${toJsonText(inner)}`).join(',')}}`
  }
  return JSON.stringify(value) ?? 'null'
}
