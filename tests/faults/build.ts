import { execFileSync } from 'node:child_process'

/** The faults happen to the app as it is built from the sources of now. */
export default function setup(): void {
  execFileSync(process.execPath, ['scripts/build.ts', '--if-needed'], { stdio: 'inherit' })
}
