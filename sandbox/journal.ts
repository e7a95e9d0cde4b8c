import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

/** One change: what lies on a shelf under an id from now on; without a record it was taken away. */
interface Entry {
  readonly shelf: string
  readonly id: string
  readonly record?: unknown
}

/**
 * Keeps changes in a file, one a line, each written before the response. Starting reads the file through and writes it
 * anew with only the last word on each record; a line that was cut off by a kill is left out.
 */
export class Journal {
  readonly #file: string

  constructor(file: string) {
    this.#file = file
  }

  /** Shelf name -> id -> record, in the order in which they first came. */
  read(): Map<string, Map<string, unknown>> {
    const shelves = new Map<string, Map<string, unknown>>()
    const text = existsSync(this.#file) ? readFileSync(this.#file, 'utf8') : ''
    for (const line of text.split('\n')) {
      const entry = parse(line)
      if (!entry) continue
      const shelf = shelves.get(entry.shelf) ?? new Map<string, unknown>()
      if (entry.record === undefined) shelf.delete(entry.id)
      else shelf.set(entry.id, entry.record)
      shelves.set(entry.shelf, shelf)
    }
    const kept = [...shelves].flatMap(([shelf, records]) =>
      [...records].map(([id, record]) => `${JSON.stringify({ shelf, id, record })}\n`),
    )
    writeFileSync(`${this.#file}.new`, kept.join(''), { mode: 0o600 })
    renameSync(`${this.#file}.new`, this.#file)
    return shelves
  }

  write(entry: Entry): void {
    appendFileSync(this.#file, `${JSON.stringify(entry)}\n`)
  }
}

function parse(line: string): Entry | undefined {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
