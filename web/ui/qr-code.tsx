import { encode } from 'uqr'

interface QrCodeProps {
  readonly text: string
  /** Said to readers in the picture's place. */
  readonly label: string
}

/** Draws a QR code, always dark on white with its quiet border: a code in the colours of the dark theme does not scan. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data
    .map((row, y) =>
      runsOf(row)
        .map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`)
        .join(''),
    )
    .join('')
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role='img'
      aria-label={label}
      className='qr-code'
      shapeRendering='crispEdges'
    >
      <path d={path} />
    </svg>
  )
}

/** Where dark runs of a row begin, and how long they are. */
function runsOf(row: readonly boolean[]): readonly (readonly [start: number, length: number])[] {
  const runs: [number, number][] = []
  for (const [x, dark] of row.entries()) {
    const last = runs.at(-1)
    if (!dark) continue
    if (last && last[0] + last[1] === x) last[1]++
    else runs.push([x, 1])
  }
  return runs
}
