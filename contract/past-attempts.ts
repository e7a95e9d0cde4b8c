/** Number of completed attempts in a page of their list; a shorter page is the last. */
export const PAST_ATTEMPTS_AT_ONCE = 20
