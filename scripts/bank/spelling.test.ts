import { describe, expect, it } from 'vitest'
import { itemsOf } from '#engine/bank/block.ts'
import { BANK } from '#engine/bank/index.ts'
import { misspelt } from './spelling.ts'

const ITEMS = itemsOf(BANK)
const ITEM = ITEMS[0]

const reading = (story: string) => {
  if (!ITEM) throw new Error('The bank holds no item.')
  const en = { ...ITEM.text.en, story }
  return misspelt({ ...ITEM, text: { ...ITEM.text, en } }).map(({ message }) => message)
}

describe('A-31', () => {
  it('finds no misspelt English word in the bank', () => {
    expect(ITEMS.flatMap(misspelt)).toEqual([])
  })

  it.each(['twond', 'onest', 'twentyth'])('finds the slip «%s»', slip => {
    expect(reading(`On the ${slip} of the month, Layla counts the boxes in Riyadh.`)).toEqual([
      `«${slip}» is in no dictionary and in no list`,
    ])
  })

  it('lets names, places, labels, abbreviations and genitives pass', () => {
    expect(reading("Layla's IP64 lamps reach Ras Al-Khair's yard by the 20th, says the DHCP team.")).toEqual(
      [],
    )
  })
})
