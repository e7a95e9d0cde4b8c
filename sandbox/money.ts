const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

export function isCurrency(code: string): boolean {
  return CURRENCIES.has(code)
}

/** `amountFormat(2900, 'SAR')` is `29.00 SAR`; the amount is in the currency's smallest unit. */
export function amountFormat(amount: number, currency: string): string {
  const style = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  const digits = style.maximumFractionDigits ?? 2
  return `${(amount / 10 ** digits).toFixed(digits)} ${currency}`
}
