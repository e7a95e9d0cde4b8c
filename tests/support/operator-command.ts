import { Writable } from 'node:stream'
import pino from 'pino'
import { readCommand } from '../../scripts/operator/read-command.ts'
import { USAGE } from '../../scripts/operator/usage.ts'
import type { AccountsApi } from './accounts.ts'

export interface Ran {
  readonly code: number
  readonly out: string
  readonly said: string
}

/** Runs commands as `scripts/operator.ts` does, over the database of a test, in this process: each process costs seconds. */
export function operatorCommand(
  { store, deps }: Pick<AccountsApi, 'store' | 'deps'>,
  clock: () => Date = () => new Date(),
) {
  /** Runs a command that reads what is piped in. */
  async function runWith(input: string, ...words: string[]): Promise<Ran> {
    const command = readCommand(words)
    if (!command) return { code: 2, out: '', said: USAGE }
    const [out, said] = [collect(), collect()]
    const isDone = await command({
      ...{ database: store.database, secret: deps.secret, environment: deps.environment },
      ...{ clock, out: out.stream, log: pino(said.stream) },
      read: async () => input,
      say: sentence => said.stream.write(`${sentence}\n`),
    })
    return { code: isDone ? 0 : 1, out: out.text(), said: said.text() }
  }
  const run = (...words: string[]) => runWith('', ...words)
  /** Runs a verb that prints a line of JSON for each row. */
  async function operator(...words: string[]) {
    const { out, ...ran } = await run(...words)
    return { ...ran, lines: linesOf(out) }
  }
  return { run, runWith, operator }
}

export function linesOf(out: string): Record<string, unknown>[] {
  return out
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line))
}

function collect() {
  const pieces: Buffer[] = []
  const stream = new Writable({
    write(piece, _, done) {
      pieces.push(Buffer.from(piece))
      done()
    },
  })
  return { stream, text: () => Buffer.concat(pieces).toString() }
}
