const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

export function isCurrency(code: string): boolean {
  return CURRENCIES.has(code)
}

/** Formats an amount in the currency's smallest unit: `amountFormat(2900, 'SAR')` is `29.00 SAR`. */
export function amountFormat(amount: number, currency: string): string {
  const style = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  const digits = style.maximumFractionDigits ?? 2
  return `${(amount / 10 ** digits).toFixed(digits)} ${currency}`
}
