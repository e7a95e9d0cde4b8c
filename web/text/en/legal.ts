import type { legal as Arabic } from '../ar/legal.ts'

export const legal: typeof Arabic = {
  version: version => `Version ${version}`,
  changed: date => `last changed ${date}`,
  inForce: (date: string) => `In force since ${date}`,
  contents: 'Sections of the page',
  seller: 'The operator',
  sellerName: 'Name',
  sellerAddress: 'Address',
  sellerCrNumber: 'Commercial registration',
  sellerVatNumber: 'VAT number',
  retentionWhat: 'Data',
  retentionHowLong: 'How long',
}
