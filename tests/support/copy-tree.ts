import { cpSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from './temporary-folder.ts'

const ROOT = new URL('../../', import.meta.url).pathname
const LEFT = ['.git', 'build', 'node_modules', 'test-results']

/** Copies the tree to a temporary folder, to be changed there; the packages stay where they are. */
export function copyTree(name: string): string {
  const folder = temporaryFolder(name)
  for (const entry of readdirSync(ROOT).filter(entry => !LEFT.includes(entry)))
    cpSync(join(ROOT, entry), join(folder, entry), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  return folder
}
