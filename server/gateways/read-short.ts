/** Reports a response that is longer than any answer to the question can be. */
export class TooLong extends Error {}

/**
 * Reads what a provider responds, unpacked, and stops where it is longer than an answer can be: a small file can unpack into
 * more than the machine's memory.
 *
 * @throws TooLong
 */
export async function readShort(response: Response, mostBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength
    if (length > mostBytes) throw new TooLong('longer than an answer can be')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
