import { describe, expect, it } from 'vitest'
import { readSaleLink } from './sale-link.ts'

const KEY = 'l4_Zk-9aTqW0xYbC1dEfGh'
const SALE = { tradeNumber: '4F7K-22QM', key: KEY }

describe('the pasted link of a sale', () => {
  it.each([
    ['whole', `https://www.shop.example/thankYou#4F7K-22QM.${KEY}`],
    ['with blanks around it', `  https://www.shop.example/thankYou#4F7K-22QM.${KEY}\n`],
    ['from its # on', `#4F7K-22QM.${KEY}`],
    ['behind its #', `4F7K-22QM.${KEY}`],
  ])('opens the sale %s', (_, link) => {
    expect(readSaleLink(link)).toEqual(SALE)
  })

  it.each([
    ['nothing', ''],
    ['the page without a sale', 'https://www.shop.example/thankYou'],
    ['a link that was cut off', 'https://www.shop.example/thankYou#4F7K-22QM.l4_Zk'],
    ['something behind the key', `#4F7K-22QM.${KEY}/papers`],
  ])('opens nothing with %s', (_, link) => {
    expect(readSaleLink(link)).toBeNull()
  })
})
