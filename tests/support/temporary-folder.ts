import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Makes an empty folder that the account of the embedded database can reach too, when the tests run as root. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `wijha-${name}-`))
  chmodSync(folder, 0o755)
  return folder
}
