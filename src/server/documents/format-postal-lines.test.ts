import { describe, expect, it } from 'vitest'
import type { MarketId } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import { formatPostalLines } from '#server/documents/format-postal-lines.ts'
import { buildSellerAddress } from '#server/modules/trades/documents/build-seller-address.ts'
import type { StoredTrade } from '#server/modules/trades/trade-view.repository.ts'

type Place = Pick<
  StoredTrade['seller'],
  'street' | 'houseNumber' | 'addressExtra' | 'zip' | 'city' | 'country'
>

const write = (market: MarketId, place: Place) => {
  const seller = { companyName: null, firstName: 'Zofia', lastName: 'Nowak', ...place }
  // The lines need no more of a seller.
  const trade = { seller } as Pick<StoredTrade, 'seller'>
  return formatPostalLines(buildSellerAddress(trade), MARKETS[market]).slice(1)
}

const place = (country: string, [street, houseNumber, addressExtra]: readonly (string | null)[]): Place => ({
  street: street ?? '',
  houseNumber: houseNumber ?? '',
  addressExtra: addressExtra ?? null,
  zip: '00184',
  city: country === 'IT' ? 'Roma (RM)' : 'Łódź',
  country,
})

describe('an address on a parcel', () => {
  it.each([
    ['de', 'DE', ['Lange Straße', '12', 'Hof'], ['Hof', 'Lange Straße 12', '00184 Łódź', 'DEUTSCHLAND']],
    ['at', 'AT', ['Ring', '12', 'Top 5'], ['Ring 12, Top 5', '00184 Łódź', 'ÖSTERREICH']],
    ['fr', 'FR', ['rue de Rivoli', '12', null], ['12 rue de Rivoli', '00184 Łódź', 'FRANCE']],
    ['es', 'ES', ['Calle Mayor', '12', '3.º B'], ['Calle Mayor, 12, 3.º B', '00184 Łódź', 'ESPAÑA']],
    ['it', 'IT', ['Via Roma', '10', null], ['Via Roma, 10', '00184 Roma RM', 'ITALIA']],
    ['pl', 'PL', ['ul. Prosta', '12', '5'], ['ul. Prosta 12/5', '00184 Łódź', 'POLSKA']],
    ['en', 'HR', ['Ilica', '12', null], ['Ilica 12', '00184 Łódź', 'CROATIA']],
  ] as const)('is written by %s as %s writes it', (market, country, parts, lines) => {
    expect(write(market, place(country, parts))).toEqual(lines)
  })

  it.each([
    ['es', 'ALEMANIA'],
    ['fr', 'ALLEMAGNE'],
    ['it', 'GERMANIA'],
    ['pl', 'NIEMCY'],
    ['en', 'GERMANY'],
  ] as const)('names Germany in the language of %s', (market, name) => {
    expect(write(market, place('DE', ['Lange Straße', '12'])).at(-1)).toBe(name)
  })
})
