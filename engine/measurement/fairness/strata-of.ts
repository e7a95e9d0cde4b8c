/**
 * Puts people with equal sums into one stratum and joins neighbouring sums until both groups have enough people in each; the
 * rest at the top joins the last one.
 *
 * @param counts for how many people each entry stands; 1 unless it is given
 * @returns the stratum of each entry, from 0
 */
export function strataOf(
  sums: readonly number[],
  focal: readonly boolean[],
  { counts: people = [], least = 10 }: { readonly counts?: readonly number[]; readonly least?: number } = {},
): number[] {
  const counts = new Map<number, [number, number]>()
  sums.forEach((sum, index) => {
    const own = counts.get(sum) ?? [0, 0]
    own[focal[index] ? 0 : 1] += people[index] ?? 1
    counts.set(sum, own)
  })
  const stratumOf = new Map<number, number>()
  let [stratum, focals, references] = [0, 0, 0]
  const order = [...counts.keys()].sort((a, b) => a - b)
  for (const sum of order) {
    const [own, others] = counts.get(sum) ?? [0, 0]
    stratumOf.set(sum, stratum)
    focals += own
    references += others
    if (focals >= least && references >= least) {
      stratum += 1
      focals = 0
      references = 0
    }
  }
  const last = focals + references > 0 ? Math.max(0, stratum - 1) : stratum - 1
  return sums.map(sum => Math.min(last, stratumOf.get(sum) ?? 0))
}
