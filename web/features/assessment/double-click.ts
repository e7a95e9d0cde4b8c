/** Milliseconds within which a second press meant what stood there before. */
export const DOUBLE_CLICK = 400
