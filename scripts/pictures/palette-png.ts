import { crc32, deflateSync } from 'node:zlib'

interface Pixels {
  readonly width: number
  readonly height: number
  /** Four bytes each, row after row. */
  readonly data: Uint8ClampedArray
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const COLOURS = 256

/**
 * Encodes a picture without transparency as a PNG with a palette (PNG specification 11.2.1, colour type 3): every
 * pixel gets the nearest of the 256 colours that the picture shows most, which on a screen of words and surfaces
 * nobody sees.
 */
export function palettePng({ width, height, data }: Pixels): Buffer {
  const counts = new Map<number, number>()
  for (let at = 0; at < data.length; at += 4) {
    const colour = colourAt(data, at)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const palette = [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, COLOURS)
    .map(([colour]) => colour)
  const places = new Map([...counts.keys()].map(colour => [colour, nearest(palette, colour)]))
  // Each row begins with its filter: none, the best for a palette.
  const rows = Buffer.alloc((width + 1) * height)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const row = Math.floor(pixel / width)
    rows[pixel + row + 1] = places.get(colourAt(data, pixel * 4)) ?? 0
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(partsOf))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function colourAt(data: Uint8ClampedArray, at: number): number {
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
  return (red << 16) | (green << 8) | blue
}

const partsOf = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255]

function nearest(palette: readonly number[], colour: number): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour)
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (const [place, candidate] of palette.entries()) {
    const [r = 0, g = 0, b = 0] = partsOf(candidate)
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2
    if (distance >= least) continue
    least = distance
    best = place
  }
  return best
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(content.length, 0)
  framed.set(body, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
