import { LANGUAGES, type Locale } from '#engine/languages/index.ts'
import { printable, type SetText, setText } from '#server/features/paper/set-text.ts'

/** Holds a line or paragraph that somebody typed, in the direction of most of its letters. */
export interface SetLine {
  readonly direction: 'ltr' | 'rtl'
  /** In reading order. */
  readonly parts: readonly (SetText & { readonly spaceBefore: boolean })[]
}

const ARABIC = /\p{Script=Arabic}/gu
const LATIN = /\p{Script=Latin}/gu
/** Arabic words side by side, with the spaces between them. */
const ARABIC_RUN = /((?:\p{Script=Arabic}\p{Mn}*)+(?:[\s،؛]+(?:\p{Script=Arabic}\p{Mn}*)+)*)/u
/** A run against the direction of its line does not break: longer ones would leave the page. */
const LONGEST_RUN = 64
const ENDLESS = new RegExp(`(\\S{${LONGEST_RUN}})\\S+`, 'gu')

/**
 * Sets what somebody typed, in whichever language they did: a wholly English line of an Arabic paper is a paragraph from left to
 * right, an Arabic name in an English sentence a run of its own. A word of more than 64 letters is cut.
 */
export function setLine(typed: string, locale: Locale): SetLine {
  const text = printable(typed).replace(ENDLESS, '$1…')
  const [arabic, latin] = [text.match(ARABIC)?.length ?? 0, text.match(LATIN)?.length ?? 0]
  const direction = directionOf(arabic, latin, LANGUAGES[locale].direction)
  const runs =
    direction === 'ltr'
      ? text.split(ARABIC_RUN).flatMap(run => (/\p{Script=Arabic}/u.test(run) ? partsOf(run) : run || []))
      : [text]
  return {
    direction,
    parts: runs.map((run, index) => {
      const { say } = setText(run)
      const spaceBefore = index > 0 && (run.startsWith(' ') || (runs[index - 1] ?? '').endsWith(' '))
      return { say: direction === 'rtl' ? say.flatMap(shortRuns) : say, spaceBefore }
    }),
  }
}

/** Cuts a long run of Arabic words in a Latin line where a line may end: a box does not break. */
const partsOf = (run: string): readonly string[] => run.match(/.{1,63}(?:\s+|$)|\S{1,64}/gu) ?? [run]

function directionOf(arabic: number, latin: number, own: 'ltr' | 'rtl'): 'ltr' | 'rtl' {
  if (arabic === 0 && latin === 0) return own
  if (arabic === 0 || latin === 0) return arabic === 0 ? 'ltr' : 'rtl'
  return own === 'rtl' || arabic > latin ? 'rtl' : 'ltr'
}

/** Breaks a long run of Latin words in an Arabic line where a line may end. */
function shortRuns(piece: SetText['say'][number]): SetText['say'] {
  if (typeof piece === 'string' || piece[0] !== 'ltr' || piece[1].length <= LONGEST_RUN) return [piece]
  const runs: string[] = []
  for (const word of piece[1].split(' ')) {
    const last = runs.at(-1)
    if (last !== undefined && last.length + word.length < LONGEST_RUN)
      runs[runs.length - 1] = `${last} ${word}`
    else runs.push(word)
  }
  return runs.flatMap((run, index) => (index === 0 ? [['ltr', run] as const] : [' ', ['ltr', run] as const]))
}
