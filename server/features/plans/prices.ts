/** The one price list. Halalas, VAT included. */
export const UNLOCK_PRICE = 2900
