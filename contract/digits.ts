/** Turns Arabic-Indic and Persian digits, as a phone's Arabic keyboard types them, into Western ones. */
export function westernDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669]/g, digit => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06F0-\u06F9]/g, digit => String(digit.charCodeAt(0) - 0x06f0))
}
