/** A measured number, and what it should be at most (or at least). */
export interface Figure {
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly digits?: number
  readonly atMost?: number
  readonly atLeast?: number
  readonly note?: string
}

/** Prints figures as a table: what, how much, the target and whether it is met. */
export function printFigures(figures: readonly Figure[]): void {
  const rows = figures.map(figure => [figure.what, shown(figure), target(figure), figure.note ?? ''])
  const widths = [0, 1, 2].map(column => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  for (const [what = '', value = '', wanted = '', note = ''] of rows) {
    const line = [
      what.padEnd(widths[0] ?? 0),
      value.padStart(widths[1] ?? 0),
      wanted.padEnd(widths[2] ?? 0),
      note,
    ]
    console.log(`  ${line.join('  ').trimEnd()}`)
  }
}

function shown({ value, unit, digits = 0 }: Figure): string {
  return `${value.toFixed(digits)} ${unit}`.trimEnd()
}

export const isMissed = ({ value, atMost = Infinity, atLeast = -Infinity }: Figure) =>
  !(value <= atMost && value >= atLeast)

function target(figure: Figure): string {
  const word = isMissed(figure) ? 'MISSED' : 'met'
  if (figure.atMost !== undefined) return `${word} (at most ${figure.atMost})`
  if (figure.atLeast !== undefined) return `${word} (at least ${figure.atLeast})`
  return ''
}
