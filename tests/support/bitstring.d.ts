/** Describes what the tests use of a package that ships without types. */
declare module '@digitalbazaar/bitstring' {
  export class Bitstring {
    constructor(options: { buffer: Uint8Array })
    static decodeBits(options: { encoded: string }): Promise<Uint8Array>
    get(index: number): boolean
    readonly length: number
  }
}
