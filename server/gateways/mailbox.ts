import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { buildEml, type MailGateway, type Sender } from './message.ts'

const NAME = /^[0-9a-f-]{36}$/

export function mailboxFolder(environment: { readonly DATA_DIR: string }): string {
  return join(environment.DATA_DIR, 'mail')
}

/**
 * Opens the offline twin of the SMTP server: each mail becomes `<id>.eml`, whole or not at all; the same mail again,
 * the same file.
 */
export function openMailbox(folder: string, sender: Sender): MailGateway {
  return {
    async deliver(message) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, `${message.id}.eml`)
      await writeFile(`${path}.part`, await buildEml(message, sender), { mode: 0o600 })
      await rename(`${path}.part`, path)
      return { kind: 'accepted' }
    },
  }
}

/** Lists the ids of the kept mails, the newest first. */
export async function listKeptMails(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter(name => name.endsWith('.eml'))
  const dated = await Promise.all(
    names.map(async name => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  )
  return dated.sort((a, b) => b.at - a.at).map(({ name }) => name.slice(0, -'.eml'.length))
}

/** Reads a kept mail as it would have travelled, or null. */
export async function readKeptMail(folder: string, id: string): Promise<Buffer | null> {
  if (!NAME.test(id)) return null
  return readFile(join(folder, `${id}.eml`)).catch(() => null)
}

/** Removes the kept mails to one of these addresses, or that name one: there is no account behind it any more. */
export async function forgetKeptMails(folder: string, addresses: readonly string[]): Promise<void> {
  const wanted = addresses.map(address => address.toLowerCase())
  for (const id of await listKeptMails(folder)) {
    const eml = await readKeptMail(folder, id)
    if (!eml) continue
    const { to = [], replyTo = [], text = '' } = await PostalMime.parse(eml)
    const named = [...to, ...replyTo].map(({ address = '' }) => address.toLowerCase())
    if (wanted.some(address => named.includes(address) || text.toLowerCase().includes(address)))
      await rm(join(folder, `${id}.eml`), { force: true })
  }
}

/** Removes the mails that have been kept since before a moment. */
export async function removeKeptMails(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const kept = await stat(path).catch(() => null)
    if (kept && kept.mtimeMs < before.getTime()) await rm(path, { force: true })
  }
}
