/**
 * Milliseconds up to which a decision counts as made when it arrives. One that waited longer counts as made so long before; until
 * then the order of arrival decides, which the time on the way does not blur.
 */
const AT_ONCE = 60_000
/** A clock that has jumped makes no decision older than this. */
const OLDEST = 30 * 86_400_000

/**
 * Computes when something was decided on a device, in milliseconds since 1970 by the server's clock: of two decisions on one thing
 * the later stays.
 *
 * @param waited milliseconds for which it was on the device
 */
export const decidedAt = (now: Date, waited: number): number =>
  now.getTime() - (waited < AT_ONCE ? 0 : Math.min(waited, OLDEST))
