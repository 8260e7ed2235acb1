import { describe, expect, it } from 'vitest'
import { parseEnvironment } from '#server/config/environment.ts'
import { readPayer, requirePayer } from './payer.ts'

const ACCOUNT = { PAYER_IBAN: 'DE75 5121 0800 1245 1261 99', PAYER_NAME: 'Ankauf GmbH' }

describe('the account that payouts leave', () => {
  it('comes from the environment, in the form that banks take', () => {
    expect(readPayer(parseEnvironment(ACCOUNT))).toEqual({
      iban: 'DE75512108001245126199',
      name: 'Ankauf GmbH',
      bic: null,
    })
    const payer = readPayer(parseEnvironment({ ...ACCOUNT, PAYER_BIC: 'COBADEFFXXX' }))
    expect(payer?.bic).toBe('COBADEFFXXX')
  })

  it('need not be there; then no payout can be ordered', () => {
    expect(readPayer(parseEnvironment({}))).toBeNull()
    expect(() => requirePayer(null)).toThrow('Set PAYER_IBAN and PAYER_NAME')
  })

  it.each([
    ['a number with a slip', { ...ACCOUNT, PAYER_IBAN: 'DE75 5121 0800 1245 1261 98' }, 'IBAN_CHECKSUM'],
    ['a name that no bank can read', { ...ACCOUNT, PAYER_NAME: '!' }, 'PAYER_NAME'],
    ['a bank that is none', { ...ACCOUNT, PAYER_BIC: 'COBA' }, 'PAYER_BIC'],
    ['an account without its holder', { PAYER_IBAN: ACCOUNT.PAYER_IBAN }, 'or neither'],
    ['a holder without an account', { PAYER_NAME: ACCOUNT.PAYER_NAME }, 'or neither'],
  ])('stops the start with %s', (_, source, complaint) => {
    expect(() => parseEnvironment(source)).toThrow(complaint)
  })
})
