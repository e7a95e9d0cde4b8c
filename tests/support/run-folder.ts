import { readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename } from 'node:path'
import { temporaryFolder } from './temporary-folder.ts'

/** Gives a run, and every process that it starts, a temporary directory of its own. Answers what takes it away again. */
export default function useRunFolder(): () => void {
  const { TMPDIR } = process.env
  const folder = temporaryFolder('run')
  process.env.TMPDIR = folder
  return () => {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Prints and counts what a run has left in its temporary directory: a test clears up after itself. */
export function countLeft(): number {
  const folder = tmpdir()
  if (!basename(folder).startsWith('wijha-run-')) return 0
  const left = readdirSync(folder).filter(name => name.startsWith('wijha-'))
  for (const name of left) console.log(`left in the temporary directory: ${name}`)
  return left.length
}
