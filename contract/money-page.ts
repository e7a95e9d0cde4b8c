/** Says how many rows of a list of money come at once; apart from the calls, for the page knows it without their schemas. */
export const MONEY_PAGE = 50
