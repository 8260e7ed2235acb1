import { describe, expect, it } from 'vitest'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import { REAL_COMPANY } from '../../../tests/support/real-company.ts'
import { writeCompanyLines } from './write-company-lines.ts'

describe('who writes a mail', () => {
  it.each(MARKET_IDS)('%s: names company, seat, register, directors, VAT id and contact', (id) => {
    const text = writeCompanyLines(MARKETS[id], REAL_COMPANY).join('\n')
    const { name, address, register, directors, vatId } = REAL_COMPANY
    for (const detail of [name, address.street, address.city, register, ...directors, vatId])
      expect(text).toContain(detail)
  })

  it('is the contact of the market', () => {
    expect(writeCompanyLines(MARKETS.de, REAL_COMPANY).at(-1)).toBe(
      'service@berg-geraete.de · +49 30 2345678',
    )
    expect(writeCompanyLines(MARKETS.pl, REAL_COMPANY).at(-1)).toBe('pomoc@berg-geraete.pl · +48 22 1234567')
  })

  it('is our company in the mails of a partner, with the partner’s own support', () => {
    const support = { mail: 'hilfe@partner.de', phone: '+49 40 123456' }
    const lines = writeCompanyLines(MARKETS.de, REAL_COMPANY, support)
    expect(lines[0]).toContain(REAL_COMPANY.name)
    expect(lines.at(-1)).toBe('hilfe@partner.de · +49 40 123456')
  })
})
