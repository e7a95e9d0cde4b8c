import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Finds the system account that runs PostgreSQL, which refuses to run as root. Root gives it to an account of its own:
 * `wijha`, made as a system account, or `nobody` where accounts cannot be made. Any other user runs it as itself.
 */
export async function databaseAccount(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {}
  const account = findAccount('wijha') ?? (await createAccount()) ?? findAccount('nobody')
  if (!account)
    throw new Error('Started as root, and there is no account to run PostgreSQL as: start as another user.')
  return account
}

async function createAccount() {
  try {
    await run('useradd', [
      '--system',
      '--user-group',
      '--no-create-home',
      '--shell',
      '/usr/sbin/nologin',
      'wijha',
    ])
  } catch {
    // No such tool, or another process made it at this moment.
  }
  return findAccount('wijha')
}

function findAccount(name: string): { uid: number; gid: number } | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find(entry => entry.startsWith(`${name}:`))
  if (!line) return undefined
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

/**
 * Tells whether that account can enter the folder, or run the file, at `path`; asked of the kernel, as that account.
 */
export async function canReach(path: string, account: { uid?: number; gid?: number }): Promise<boolean> {
  if (account.uid === undefined) return true
  try {
    await run('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { ...account, cwd: '/' })
    return true
  } catch {
    return false
  }
}
