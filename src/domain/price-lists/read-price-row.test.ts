import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readStorage } from '#domain/catalogue/storage-sizes.ts'
import { isPriceHeading, readPrice, readPriceRow } from './read-price-row.ts'

describe('a row of a price list', () => {
  it.each([
    ['256', 256],
    ['256 GB', 256],
    ['1TB', 1_024],
    ['0', 0],
    ['', 0],
    ['-', 0],
    ['big', null],
    ['99999', null],
  ])('has the size %j', (cell, size) => {
    expect(readStorage(cell)).toBe(size)
  })

  it.each([
    ['310', 31_000],
    ['310.00', 31_000],
    ['310,99', 31_000],
    ['€ 310', 31_000],
    ['1250 zł', 125_000],
    ['5', 500],
  ])('has the price %j in whole units', (cell, amountInCents) => {
    expect(readPrice(cell)).toEqual({ kind: 'amount', amountInCents })
  })

  it.each(['12.500', '1,250', '1.250,00', '-310', '4.99', '1000001', 'free', ''])(
    'has no price in %j',
    (cell) => {
      expect(readPrice(cell)).toBeNull()
    },
  )

  it('may leave the price to the factor of its market', () => {
    expect(readPrice('Factor')).toEqual({ kind: 'factor' })
  })

  it.each([
    [['Apple', '', '128', '185'], 'ROW_INCOMPLETE'],
    [['Apple', 'iPhone 13', 'much', '185'], 'ROW_SIZE'],
    [['Apple', 'iPhone 13', '128', '12.500'], 'ROW_PRICE'],
  ])('is refused: %j', (cells, problem) => {
    expect(readPriceRow(cells)).toEqual({ kind: 'problem', problem })
  })

  it('is what was written, whatever the amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 1_000_000 }),
        fc.integer({ min: 0, max: 65_536 }),
        (units, size) => {
          expect(readPriceRow([' Apple', 'iPhone 13 ', `${size} GB`, `${units}.50`, 'more'])).toEqual({
            kind: 'row',
            row: {
              manufacturer: 'Apple',
              model: 'iPhone 13',
              storageGb: size,
              price: { kind: 'amount', amountInCents: units * 100 },
            },
          })
        },
      ),
    )
  })

  it('knows the heading of an export', () => {
    expect(isPriceHeading(['Manufacturer', 'model', 'storage', 'price'])).toBe(true)
  })
})
