/** Reports what a check found in an item, a section or a form. */
export interface Finding {
  /** By its number in docs/method/items.md. */
  readonly check: CheckId
  /** `fail` stops the build, `warn` asks for a human look. */
  readonly level: 'fail' | 'warn'
  /** The item's key, or the form and field: `basic/technology`. */
  readonly key: string
  /** The place inside it: `ar option 3`, `section skills, en`. */
  readonly where: string
  readonly message: string
}

/** Names a check, `A-` of any item, `P-` of pairs. */
export type CheckId = `A-${string}` | `P-${string}`

export function fail(check: CheckId, key: string, where: string, message: string): Finding {
  return { check, level: 'fail', key, where, message }
}

export function warn(check: CheckId, key: string, where: string, message: string): Finding {
  return { check, level: 'warn', key, where, message }
}
