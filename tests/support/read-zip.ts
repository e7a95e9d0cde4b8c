import { inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const ENTRY_BYTES = 46

/** Reads the texts of a small zip by name, from its central directory. */
export function readZip(bytes: Buffer): ReadonlyMap<string, string> {
  const end = bytes.length - 22
  if (bytes.readUInt32LE(end) !== END) throw new Error('This is no zip, or not a whole one.')
  const files = new Map<string, string>()
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, name, extra, comment] = [20, 28, 30, 32].map((offset, index) =>
      index === 0 ? bytes.readUInt32LE(at + offset) : bytes.readUInt16LE(at + offset),
    ) as [number, number, number, number]
    const header = bytes.readUInt32LE(at + 42)
    const data = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28)
    const content = bytes.subarray(data, data + packed)
    const isPacked = bytes.readUInt16LE(at + 10) === 8
    files.set(
      bytes.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + name),
      (isPacked ? inflateRawSync(content) : content).toString('utf8'),
    )
    at += ENTRY_BYTES + name + extra + comment
  }
  return files
}
