import { describe, expect, it } from 'vitest'
import { listAddressLines } from '#domain/customers/address-lines.ts'

const write = (country: string, street: string, houseNumber: string, addressExtra: string | null = null) =>
  listAddressLines({ street, houseNumber, addressExtra, zip: '10115', city: 'Town', country }).slice(0, -1)

describe('street, number and flat', () => {
  it.each([
    ['DE', 'Lange Straße', '12a', null, ['Lange Straße 12a']],
    ['DE', 'Lange Straße', '12a', 'Hinterhaus', ['Hinterhaus', 'Lange Straße 12a']],
    ['AT', 'Ring', '12', 'Stiege 2, Tür 14', ['Ring 12, Stiege 2, Tür 14']],
    ['AT', 'Ring', '12', '2/14', ['Ring 12/2/14']],
    ['FR', 'rue de Rivoli', '12 bis', null, ['12 bis rue de Rivoli']],
    ['FR', 'rue de Rivoli', '12', 'Bât. B', ['Bât. B', '12 rue de Rivoli']],
    ['ES', 'Calle Mayor', '12', null, ['Calle Mayor, 12']],
    ['ES', 'Calle Mayor', '12', '3.º B', ['Calle Mayor, 12, 3.º B']],
    ['IT', 'Via Roma', '10/B', null, ['Via Roma, 10/B']],
    ['IT', 'Via Roma', '10', 'Scala A, interno 5', ['Scala A, interno 5', 'Via Roma, 10']],
    ['PL', 'ul. Prosta', '12', '5', ['ul. Prosta 12/5']],
    ['PL', 'ul. Prosta', '12a', '5', ['ul. Prosta 12a/5']],
    ['PL', 'ul. Prosta', '12', 'm. 5', ['ul. Prosta 12 m. 5']],
    ['PL', 'ul. Prosta', '12', 'klatka B', ['ul. Prosta 12, klatka B']],
    ['PL', 'Wólka', '', '5', ['Wólka, 5']],
    ['PL', 'ul. Prosta', '12', 'c/o Nowak', ['c/o Nowak', 'ul. Prosta 12']],
    ['FI', 'Mannerheimintie', '12', null, ['Mannerheimintie 12']],
  ] as const)('%s: %s, %s, %s', (country, street, houseNumber, flat, lines) => {
    expect(write(country, street, houseNumber, flat)).toEqual(lines)
  })

  it('are followed by postal code and town', () => {
    const roma = {
      street: 'Via Roma',
      houseNumber: '10',
      addressExtra: null,
      zip: '00184',
      city: 'Roma (RM)',
    }
    expect(listAddressLines({ ...roma, country: 'IT' })).toEqual(['Via Roma, 10', '00184 Roma (RM)'])
  })
})
