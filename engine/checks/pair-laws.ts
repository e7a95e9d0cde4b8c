import { SOURCE_LOCALES, type SourceLocale } from '../vocabulary.ts'

type Text = Readonly<Record<SourceLocale, string>>
const STORIES = ['a', 'b'] as const
type Story = (typeof STORIES)[number]
interface Merit {
  readonly value: number
  readonly why: string
}

/** Holds one set of five options under two stories that differ in one fact, as a writer hands it in. */
export interface PairDraft {
  readonly id: string
  readonly stories: Readonly<Record<Story, Text>>
  readonly options: readonly (Text &
    Readonly<Record<Story, Merit>> & { readonly id: string; readonly acts: number })[]
}

const LAWS = {
  sum: { least: 5, most: 7 },
  bound: 3.25,
  shared: 0.75,
  words: 3,
  lastSentence: 0.6,
  echo: [2.7, 3.3],
} as const

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const sentencesOf = (text: string) => text.split(/(?<=[.؟?])\s+/)
const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** Lists what a pair breaks of the laws that hold for each pair (engine/bank/drafts/README.md); empty where it breaks none. */
export function pairFaults(pair: PairDraft): string[] {
  const faults: string[] = []
  const wrong = (law: string, where: string) => faults.push(`${pair.id} ${law}: ${where}`)
  for (const story of STORIES) {
    const values = pair.options.map(option => option[story].value).sort()
    if (values.join('') !== '12345') wrong('P-01', `values of ${story} are ${values.join(' ')}`)
  }
  for (const { id, a, b } of pair.options) {
    const sum = a.value + b.value
    if (sum < LAWS.sum.least || sum > LAWS.sum.most) wrong('P-02', `option ${id} sums to ${sum}`)
  }
  if (new Set(pair.options.map(({ acts }) => acts)).size > 1) wrong('P-09', 'acts differ')
  for (const locale of SOURCE_LOCALES) {
    const [a, b] = [pair.stories.a[locale], pair.stories.b[locale]]
    if (sentencesOf(a)[0] !== sentencesOf(b)[0]) wrong('P-05', `${locale}: the first sentences differ`)
    if (sentencesOf(a).length !== sentencesOf(b).length)
      wrong('P-07', `${locale}: numbers of sentences differ`)
    if (Math.abs(wordsOf(a).length - wordsOf(b).length) > LAWS.words)
      wrong('P-07', `${locale}: lengths differ`)
    const shared = sharedWords(a, b)
    if (shared < LAWS.shared) wrong('P-06', `${locale}: ${shared.toFixed(2)} of the words are shared`)
    for (const word of changedWords(a, b)) {
      const holding = pair.options.filter(option => wordsOf(option[locale]).includes(word)).length
      if (holding > 0 && holding < pair.options.length)
        wrong('P-08', `${locale}: "${word}" stands in ${holding} options`)
    }
  }
  return faults
}

/** Lists what a section of pairs breaks of the laws that hold over all of them: P-02, P-05 and P-15. */
export function sectionFaults(pairs: readonly PairDraft[]): string[] {
  const faults: string[] = []
  const bound = mean(pairs.map(blindBound))
  if (bound > LAWS.bound) faults.push(`P-02: a strategy that reads no story reaches ${bound.toFixed(2)}`)
  for (const locale of SOURCE_LOCALES) {
    const last = pairs.filter(({ stories }) => {
      return sentencesOf(stories.a[locale]).at(-1) !== sentencesOf(stories.b[locale]).at(-1)
    })
    if (last.length / pairs.length > LAWS.lastSentence)
      faults.push(`P-05: ${locale}: the fact is too often in the last sentence`)
    const echo = mean(pairs.flatMap(pair => STORIES.map(story => valueOfEcho(pair, story, locale))))
    const [least, most] = LAWS.echo
    if (echo < least || echo > most)
      faults.push(`P-15: ${locale}: the option closest to its story scores ${echo.toFixed(2)}`)
  }
  return faults
}

/** Answers the best mean value that one choice can have over both stories. */
export function blindBound({ options }: PairDraft): number {
  return Math.max(...options.map(({ a, b }) => (a.value + b.value) / 2))
}

/** Answers the value of the option that shares most words with its story; several that share as many count together. */
function valueOfEcho({ stories, options }: PairDraft, story: Story, locale: SourceLocale): number {
  const told = new Set(wordsOf(stories[story][locale]))
  const shares = options.map(option => {
    const words = wordsOf(option[locale])
    return words.filter(word => told.has(word)).length / words.length
  })
  const most = Math.max(...shares)
  return mean(options.filter((_, index) => shares[index] === most).map(option => option[story].value))
}

function sharedWords(a: string, b: string): number {
  const [first, second] = [wordsOf(a), wordsOf(b)]
  return 1 - changedWords(a, b).length / Math.max(first.length, second.length) / 2
}

/** Lists the words that one story has more often than the other; a swap of two numbers changes none. */
function changedWords(a: string, b: string): string[] {
  const count = (words: readonly string[], word: string) => words.filter(one => one === word).length
  const [first, second] = [wordsOf(a), wordsOf(b)]
  return [...new Set([...first, ...second])].filter(word => count(first, word) !== count(second, word))
}
