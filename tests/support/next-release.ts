import { cpSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from './temporary-folder.ts'

const ROOT = join(import.meta.dirname, '../..')
const RUNS = ['build', 'server', 'engine', 'contract', 'sandbox', 'package.json']

/** Copies the built app into a folder of its own, from which it runs. Returns the folder. */
export function copyApp(name: string): string {
  const folder = temporaryFolder(name)
  for (const part of RUNS) cpSync(join(ROOT, part), join(folder, part), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

/**
 * Copies the app into a folder of its own, as a later release that changed every file of the build: no asset keeps its name, so
 * a browser that asks for an earlier one gets nothing. Returns the folder.
 */
export function makeNextRelease(): string {
  const folder = copyApp('next-release')
  const client = join(folder, 'build/client')
  const assets = readdirSync(join(client, 'assets')).filter(name => !isTwin(name))
  const anyAsset = new RegExp(assets.map(name => name.replaceAll('.', '\\.')).join('|'), 'g')
  const renamed = (text: string) => text.replace(anyAsset, nextName)
  const files = readdirSync(join(folder, 'build'), { recursive: true, withFileTypes: true })
  for (const file of files.filter(entry => entry.isFile())) {
    const path = join(file.parentPath, file.name)
    // Made of what is changed here.
    if (isTwin(path)) rmSync(path)
    else if (/\.(js|css|html)$/.test(path)) writeFileSync(path, renamed(readFileSync(path, 'utf8')))
  }
  for (const name of assets) renameSync(join(client, 'assets', name), join(client, 'assets', nextName(name)))
  const worker = join(client, 'service-worker.js')
  const document = /(offline\.html[`"'],"?revision"?:[`"'])\w+/
  if (!document.test(readFileSync(worker, 'utf8'))) throw new Error('The worker does not list its document.')
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(document, '$1next'))
  return folder
}

/** Tells whether a file belongs to the next release. */
export const isOfNext = (path: string) => /-next\.\w+$/.test(path)

const nextName = (name: string) => name.replace(/(\.\w+)$/, '-next$1')
const isTwin = (name: string) => /\.(br|gz)$/.test(name)
