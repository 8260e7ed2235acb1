import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCsv } from '#domain/payouts/csv-table.ts'
import { registerCsv } from '#domain/purchase-register/register-csv.ts'
import {
  ANY_REGISTER,
  createPayment,
  createPurchase,
  createRegister,
} from '../../../tests/support/register-rows.ts'

const tableOf = (text: string): readonly Readonly<Record<string, string>>[] => {
  const [head = [], ...rows] = readCsv(text) ?? []
  return rows.map((cells) => Object.fromEntries(cells.map((cell, at) => [head[at] ?? '', cell])))
}

describe('the export of the purchase register', () => {
  it('has a line for each row, with its hashes', () => {
    const rows = createRegister([createPurchase(), createPayment()])
    const [purchase, payment] = tableOf(registerCsv(rows))
    expect(purchase).toEqual({
      country: 'FR',
      sequence: '1',
      day: '2026-07-15',
      kind: 'PURCHASE',
      corrects: '',
      reference: '7K3M-Q2R9-1',
      seller_name: 'Zoé Lefèvre',
      seller_address: '3 rue des Lilas, 69001 Lyon, FR',
      identity_document: 'ID_CARD X4RTBPFW4 Préfecture du Rhône 2021-03-01',
      description: 'Apple iPhone 14, 128 GB',
      serial_number: '356938035643809',
      price: '237.00',
      currency: 'EUR',
      payment_type: '13',
      paid_day: '',
      previous_hash: '0'.repeat(64),
      hash: rows[0]?.hash,
    })
    expect(payment).toMatchObject({ kind: 'PAYMENT', paid_day: '2026-07-16', previous_hash: rows[0]?.hash })
  })

  it('has its heading also on a day without purchases', () => {
    expect(registerCsv([])).toMatch(/^country,sequence,day,.*,hash\r\n$/)
  })

  it('lets no spreadsheet run what a seller typed', () => {
    fc.assert(
      fc.property(ANY_REGISTER, fc.constantFrom('=', '+', '-', '@', '\t', "'"), (rows, sign) => {
        const [first] = rows
        if (!first) return
        const sellerName = `${sign}cmd|' /C calc'!A0`
        const forged = { ...first, entry: { ...createPurchase({ sellerName }), sequence: 1 } }
        const cells = readCsv(registerCsv([forged, ...rows]))?.flat() ?? []
        expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
        expect(cells).toContain(`'${sellerName}`)
      }),
    )
  })

  it('keeps its columns whatever stands in them', () => {
    fc.assert(
      fc.property(ANY_REGISTER, (rows) => {
        const table = tableOf(registerCsv(rows))
        expect(table.map(({ hash }) => hash)).toEqual(rows.map(({ hash }) => hash))
        expect(table.map(({ reference = '' }) => reference.replace(/^'/, ''))).toEqual(
          rows.map(({ entry }) => entry.reference),
        )
      }),
    )
  })
})
