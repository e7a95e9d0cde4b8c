/** Holds what the QR code of a phase-1 simplified tax invoice says. Amounts in halalas. */
export interface InvoiceFacts {
  readonly sellerName: string
  /** 15 digits. */
  readonly vatNumber: string
  readonly issuedAt: Date
  readonly total: number
  readonly vat: number
}

/**
 * Encodes the text of the QR image: five fields, each a tag byte, a length byte (of the UTF-8 bytes, not the
 * characters) and the value, in Base64 (ZATCA, guide to develop a Fatoora compliant QR code, 2021-11-18).
 */
export function qrText(facts: InvoiceFacts): string {
  const values = [
    facts.sellerName,
    facts.vatNumber,
    facts.issuedAt.toISOString().replace(/\.\d+Z$/, 'Z'),
    riyals(facts.total),
    riyals(facts.vat),
  ]
  const fields = values.map((value, index) => {
    const bytes = Buffer.from(value, 'utf8')
    if (bytes.length > 255) throw new Error('a field of the QR code is longer than 255 bytes')
    return Buffer.concat([Buffer.from([index + 1, bytes.length]), bytes])
  })
  return Buffer.concat(fields).toString('base64')
}

/** Formats halalas as riyals: `29.00`. */
export function riyals(halalas: number): string {
  return `${Math.floor(halalas / 100)}.${String(halalas % 100).padStart(2, '0')}`
}
