import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkLostLink } from './lost-link.ts'
import { formatTradeNumber } from './trade-number.ts'

const NUMBER = formatTradeNumber(1_000_042)
const EMAIL = 'zofia@example.org'

describe('a seller who has lost the mails about a sale', () => {
  it.each([
    ['as printed', NUMBER],
    ['with the sign of the mails', `#${NUMBER}`],
    ['in small letters', NUMBER.toLowerCase()],
    ['without its dash', NUMBER.replace('-', '')],
    ['with a space for the dash', ` ${NUMBER.replace('-', ' ')} `],
    ['with a long dash', NUMBER.replace('-', '–')],
  ])('types the number %s', (_, tradeNumber) => {
    expect(checkLostLink({ tradeNumber, email: ` ${EMAIL.toUpperCase()} ` })).toEqual({
      kind: 'values',
      values: { tradeNumber: NUMBER, email: EMAIL },
    })
  })

  it.each([
    ['', EMAIL, [{ field: 'tradeNumber', key: 'FIELD_REQUIRED' }]],
    ['1234-5678', EMAIL, [{ field: 'tradeNumber', key: 'TRADE_NUMBER_FORMAT' }]],
    ['my phone', EMAIL, [{ field: 'tradeNumber', key: 'TRADE_NUMBER_FORMAT' }]],
    [NUMBER, '', [{ field: 'email', key: 'FIELD_REQUIRED' }]],
    [NUMBER, 'zofia', [{ field: 'email', key: 'EMAIL_FORMAT' }]],
  ])('reads what is wrong with “%s” and “%s”', (tradeNumber, email, problems) => {
    expect(checkLostLink({ tradeNumber, email })).toEqual({ kind: 'problems', problems })
  })

  it('finds every number again that was ever printed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 }), (id) => {
        const tradeNumber = formatTradeNumber(id)
        expect(checkLostLink({ tradeNumber, email: EMAIL })).toMatchObject({ values: { tradeNumber } })
      }),
    )
  })
})
