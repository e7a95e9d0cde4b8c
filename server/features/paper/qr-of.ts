import { encode } from 'uqr'

/** Rows of modules, `1` dark, without a border. */
export function qrOf(text: string): readonly string[] {
  return encode(text, { ecc: 'M', border: 0 }).data.map(row => row.map(Number).join(''))
}
