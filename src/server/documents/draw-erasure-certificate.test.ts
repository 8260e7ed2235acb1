import { describe, expect, it } from 'vitest'
import { MARKETS } from '#markets/markets.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import { readPdf, readRoles } from '../../../tests/support/read-pdf.ts'
import { type CertificateInput, drawErasureCertificate } from './draw-erasure-certificate.ts'

const build = (overrides: Partial<CertificateInput> = {}): CertificateInput => {
  const market = overrides.market ?? MARKETS.de
  return {
    market,
    translate: getCorrespondenceTranslator(market),
    certificate: {
      id: '6f1c5b1e-8a9c-4a4e-9a53-2d6f5b7f9c11',
      reference: '7K3M-9QXZ-1',
      number: 1,
      device: 'Apple iPhone 13 Pro',
      serialNumber: '••••3809',
      method: 'KEY_DESTRUCTION',
      operator: '3F9A1C',
      atMs: Date.parse('2026-11-18T09:30:00Z'),
      replaces: null,
    },
    hash: 'ab'.repeat(32),
    keyId: 'key-1',
    verifyUrl: 'https://example.org/pruefen',
    ...overrides,
  }
}

const readText = async (overrides: Partial<CertificateInput> = {}) =>
  (await readPdf(await drawErasureCertificate(build(overrides)))).pages.map(({ text }) => text).join('\n')

describe('the erasure certificate', () => {
  it.each([
    'Löschzertifikat',
    'Apple iPhone 13 Pro',
    '••••3809',
    'Zurückgesetzt, Schlüssel vernichtet',
    '3F9A1C',
    '18. November 2026',
    '7K3M-9QXZ-1',
    'ab'.repeat(32),
    'https://example.org/pruefen',
  ])('says %s', async (part) => {
    // An address may go on in the next line after a slash.
    expect((await readText()).replace(/\/\n/g, '/').replace(/\n/g, ' ')).toContain(part)
  })

  it.each(Object.values(MARKETS).map((market) => [market.id, market] as const))(
    'fits on one page in %s',
    async (_, market) => {
      const certificate = { ...build().certificate, replaces: 'other', serialNumber: null }
      const { pages } = await readPdf(await drawErasureCertificate(build({ market, certificate })))
      expect(pages).toHaveLength(1)
    },
  )

  it('names its language and title', async () => {
    const { lang, title } = await readPdf(await drawErasureCertificate(build({ market: MARKETS.pl })))
    expect({ lang, title }).toEqual({ lang: 'pl-PL', title: 'Certyfikat usunięcia danych 7K3M-9QXZ-1' })
  })

  it('has headings and a table for screen readers', async () => {
    const roles = await readRoles(await drawErasureCertificate(build()))
    expect(roles).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'P']))
  })

  it('isn’t drawn once it was taken back', async () => {
    const certificate = { ...build().certificate, method: null }
    await expect(drawErasureCertificate(build({ certificate }))).rejects.toThrow(RangeError)
  })
})
