import { WORDMARK } from '#web/ui/wordmark.tsx'
import type { Card, CardText, Tone } from './share-card.ts'

/** The box in which the outlines of the name stand. */
const NAME = { x: 16, y: -242, width: 859, height: 344 }

/** Lines stand as far apart as letters of this size need, in sizes. */
const LINE_HEIGHT = 1.22

/**
 * Paints the card in the page's own light colours and letters, which are loaded first; letters that cannot be loaded are painted
 * in those that stand in for them. Leaves the canvas alone where the card is not wanted any more by then.
 */
export async function paintCard(
  canvas: HTMLCanvasElement,
  card: Card,
  isWanted: () => boolean,
): Promise<void> {
  const { colorOf, fontOf } = look(canvas)
  await Promise.allSettled(card.texts.map(text => document.fonts.load(fontOf(text), text.words)))
  if (!isWanted()) return
  canvas.width = card.width
  canvas.height = card.height
  const context = canvas.getContext('2d')
  if (!context) return
  const rtl = getComputedStyle(canvas).direction === 'rtl'
  context.fillStyle = colorOf('paper')
  context.fillRect(0, 0, card.width, card.height)
  paintWordmark(context, card, rtl, colorOf)
  context.save()
  context.translate(rtl ? 0 : card.width, card.base)
  if (!rtl) context.scale(-1, 1)
  context.lineJoin = 'round'
  for (const { path, tone, stroke } of card.shapes) {
    if (stroke === undefined) {
      context.fillStyle = colorOf(tone)
      context.fill(new Path2D(path))
    } else {
      context.strokeStyle = colorOf(tone)
      context.lineWidth = stroke
      context.stroke(new Path2D(path))
    }
  }
  context.restore()
  for (const text of card.texts) {
    context.fillStyle = colorOf(text.tone)
    context.direction = rtl ? 'rtl' : 'ltr'
    context.textAlign = text.at
    const x = (text.at === 'start') === rtl ? card.width - card.margin : card.margin
    const { lines, size } = fit(context, text, fontOf, card.width - 2 * card.margin)
    for (const [index, line] of lines.entries())
      context.fillText(line, x, text.y + index * LINE_HEIGHT * size)
  }
}

/** Reads colours and faces where the styles keep them. */
function look(canvas: HTMLCanvasElement) {
  const probe = document.createElement('span')
  probe.dataset.theme = 'light'
  // Colours that a system forces on the page are not those of the picture.
  probe.style.forcedColorAdjust = 'none'
  canvas.after(probe)
  const style = getComputedStyle(probe)
  const tones = ['paper', 'ink', 'soft', 's1', 's2', 's3'] as const
  const colors = new Map(
    tones.map(tone => {
      probe.style.color = `var(--${tone})`
      return [tone, style.color]
    }),
  )
  const faces = new Map(
    // Without what stands in for them until they come: such a face has no file to load.
    (
      [
        ['prose', 'markazi'],
        ['ui', 'plex'],
      ] as const
    ).map(([face, family]) => {
      probe.style.fontFamily = `var(--${family})`
      return [face, style.fontFamily]
    }),
  )
  probe.remove()
  return {
    colorOf: (tone: Tone) => colors.get(tone) ?? '',
    fontOf: ({ weight, size, face }: CardText) => `${weight} ${size}px ${faces.get(face) ?? ''}`,
  }
}

function paintWordmark(
  context: CanvasRenderingContext2D,
  { width, margin, wordmark }: Card,
  rtl: boolean,
  colorOf: (tone: Tone) => string,
): void {
  const scale = wordmark.height / NAME.height
  context.save()
  context.translate(rtl ? width - margin - NAME.width * scale : margin, wordmark.y)
  context.scale(scale, scale)
  context.translate(-NAME.x, -NAME.y)
  for (const [index, tone] of (['ink', 's1', 's2', 's3'] as const).entries()) {
    context.fillStyle = colorOf(tone)
    context.fill(new Path2D(WORDMARK[index]))
  }
  context.restore()
}

/** Finds the largest size at which the words stand in their lines, and lines of about one length. Sets the font. */
function fit(
  context: CanvasRenderingContext2D,
  text: CardText,
  fontOf: (text: CardText) => string,
  width: number,
): { readonly lines: readonly string[]; readonly size: number } {
  let size = text.size
  const wrapped = (share: number) => {
    context.font = fontOf({ ...text, size })
    return wrap(context, text.words, share * width)
  }
  while (wrapped(1).length > text.lines && size > text.size / 3) size -= 2
  const count = wrapped(1).length
  const narrowest = [0.5, 0.6, 0.7, 0.8, 0.9].find(share => wrapped(share).length === count)
  return { lines: wrapped(narrowest ?? 1), size }
}

/** Breaks words into lines that fit. */
function wrap(context: CanvasRenderingContext2D, words: string, width: number): readonly string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    if (lines.length > 0 && context.measureText(longer).width <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
