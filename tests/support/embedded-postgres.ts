import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Finds the process of the embedded PostgreSQL that runs on a data folder, and the URL by which the application reaches it. */
export function embeddedPostgres(dataDirectory: string): { readonly pid: number; readonly url: string } {
  const home = join(dataDirectory, 'postgres')
  const { applicationPassword } = JSON.parse(readFileSync(join(home, 'credentials.json'), 'utf8'))
  const lines = readFileSync(join(home, 'cluster', 'postmaster.pid'), 'utf8').split('\n')
  return {
    pid: Number(lines[0]),
    url: `postgres://wijha:${applicationPassword}@127.0.0.1:${Number(lines[3])}/wijha`,
  }
}
