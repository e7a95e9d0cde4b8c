/** Holds a run of words that stand in both of two stories, or in one of them alone. */
export interface Span {
  readonly text: string
  readonly changed: boolean
}

/** Splits a story into what its twin has too and what is its own, by the longest common run of words. */
export function markChanges(story: string, twin: string): Span[] {
  const [own, other] = [story.split(/\s+/), twin.split(/\s+/)]
  const common = commonLengths(own, other)
  const spans: { text: string; changed: boolean }[] = []
  let [here, there] = [0, 0]
  for (const word of own) {
    while (
      other[there] !== word &&
      lengthAt(here, there + 1) === lengthAt(here, there) &&
      there < other.length
    )
      there++
    const changed = other[there] !== word || lengthAt(here, there) !== 1 + lengthAt(here + 1, there + 1)
    if (!changed) there++
    here++
    const last = spans.at(-1)
    if (last?.changed === changed) last.text += ` ${word}`
    else spans.push({ text: word, changed })
  }
  return spans

  function lengthAt(from: number, to: number): number {
    return common[from]?.[to] ?? 0
  }
}

/** Computes, for each two ends of the lists, how many words they have in common in this order. */
function commonLengths(own: readonly string[], other: readonly string[]): number[][] {
  const lengths = Array.from({ length: own.length + 1 }, () => Array<number>(other.length + 1).fill(0))
  for (let from = own.length - 1; from >= 0; from--)
    for (let to = other.length - 1; to >= 0; to--) {
      const row = lengths[from] ?? []
      const below = lengths[from + 1] ?? []
      row[to] =
        own[from] === other[to] ? 1 + (below[to + 1] ?? 0) : Math.max(below[to] ?? 0, row[to + 1] ?? 0)
    }
  return lengths
}
