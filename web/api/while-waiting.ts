/** Milliseconds between two questions, at first and at most. */
const SHORTEST = 1500
const LONGEST = 60_000

/** What of a query decides. */
interface Asked<Data> {
  readonly state: { readonly data: Data | undefined; readonly dataUpdateCount: number }
}

/**
 * Computes the milliseconds until the browser asks again for what is still under way, such as a mail in the queue: ever more,
 * then `false` when its fate is known. The one exception to "no refetch on interval"; a page in the background does not ask
 * (docs/decisions/0015).
 *
 * @example useQuery({ ...queries.companies, refetchInterval: whileWaiting(all => all.some(isWaiting)) })
 */
export function whileWaiting<Data>(isWaiting: (data: Data) => boolean) {
  return ({ state: { data, dataUpdateCount } }: Asked<Data>): number | false =>
    data !== undefined && isWaiting(data)
      ? Math.min(LONGEST, SHORTEST * 1.5 ** Math.min(dataUpdateCount, 12))
      : false
}
