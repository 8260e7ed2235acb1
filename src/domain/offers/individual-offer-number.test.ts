import { expect, it } from 'vitest'
import { formatOfferNumber, readOfferNumber } from './individual-offer-number.ts'

it('is read as it was written', () => {
  const key = { requestId: 20_417_733, number: 2 }
  expect(readOfferNumber(formatOfferNumber(key))).toEqual(key)
})

it.each(['', '20417733', '20417733-', '-1', '1-2-3', 'a-1', `${'9'.repeat(16)}-1`])(
  '“%s” is none',
  (text) => {
    expect(readOfferNumber(text)).toBeNull()
  },
)
