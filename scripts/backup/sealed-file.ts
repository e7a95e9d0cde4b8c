import { createReadStream, createWriteStream } from 'node:fs'
import { link, open, rm } from 'node:fs/promises'
import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'

/** The first bytes of every age file (age-encryption.org/v1). */
const AGE = 'age-encryption.org/'

/** Without a key nothing else would notice a changed byte: an answer would come back as another one. */
const CHECKED = { params: { [constants.ZSTD_c_checksumFlag]: 1 } }

/**
 * Writes what `content` yields to a new file that its owner alone may read: compressed, and with a key encrypted in the age
 * format (`age -d` opens it as well). The file has its name only once it is whole and on the disk.
 */
export async function writeSealed(
  path: string,
  key: string | undefined,
  content: AsyncIterable<Buffer>,
): Promise<void> {
  const compressed = chain(Readable.from(content, { objectMode: false }), createZstdCompress(CHECKED))
  const unfinished = `${path}.part`
  const file = createWriteStream(unfinished, { mode: 0o600, flush: true })
  try {
    await pipeline(key ? await encrypt(compressed, key) : compressed, file)
    // A link fails where the name is taken: no backup replaces another one.
    await link(unfinished, path)
  } finally {
    await rm(unfinished, { force: true })
  }
}

async function encrypt(plain: Readable, key: string): Promise<Readable> {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(key)
  const encrypted = await encrypter.encrypt(Readable.toWeb(plain) as ReadableStream<Uint8Array>)
  return Readable.fromWeb(encrypted as Parameters<typeof Readable.fromWeb>[0])
}

/**
 * Decrypts the content of such a file. A byte that was changed, a missing end or a wrong key ends the stream with an
 * error.
 */
export async function readSealed(path: string, key: string | undefined): Promise<Readable> {
  const file = await open(path)
  const head = Buffer.alloc(AGE.length)
  await file.read(head, 0, AGE.length, 0)
  await file.close()
  const stored = createReadStream(path)
  const decompress = createZstdDecompress()
  if (head.toString('latin1') !== AGE) return chain(stored, decompress)
  if (!key) throw new Error(`${path} is encrypted: BACKUP_KEY is needed.`)
  const decrypter = new Decrypter()
  decrypter.addPassphrase(key)
  const plain = await decrypter.decrypt(Readable.toWeb(stored) as ReadableStream<Uint8Array>).catch(() => {
    throw new Error(`${path} does not open with this BACKUP_KEY.`)
  })
  return chain(Readable.fromWeb(plain as Parameters<typeof Readable.fromWeb>[0]), decompress)
}

/** `pipe` alone would let an error of the source pass unseen. */
function chain(source: Readable, target: Transform): Readable {
  source.on('error', error => target.destroy(error))
  return source.pipe(target)
}
