import { execFileSync } from 'node:child_process'
import { provideBinaries } from '../support/external-postgres.ts'

/** Builds the app from the sources of now, and installs once what two files at a time would install twice. */
export default async function setup(): Promise<void> {
  execFileSync(process.execPath, ['scripts/build.ts', '--if-needed'], { stdio: 'inherit' })
  await provideBinaries()
}
