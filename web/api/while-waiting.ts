/** Milliseconds between two questions, at first and at most. */
const SHORTEST = 1500
const LONGEST = 60_000

/** What of a query decides. */
interface Asked<Data> {
  readonly state: { readonly data: Data | undefined; readonly dataUpdateCount: number }
}

/**
 * The one exception to "no refetch on interval": what is still under way, such as a mail in the queue, is asked for again,
 * ever less often, until its fate is known; a page in the background does not ask (docs/decisions/0015).
 *
 * @example useQuery({ ...queries.companies, refetchInterval: whileWaiting(all => all.some(isWaiting)) })
 */
export function whileWaiting<Data>(isWaiting: (data: Data) => boolean) {
  return ({ state: { data, dataUpdateCount } }: Asked<Data>): number | false =>
    data !== undefined && isWaiting(data)
      ? Math.min(LONGEST, SHORTEST * 1.5 ** Math.min(dataUpdateCount, 12))
      : false
}
