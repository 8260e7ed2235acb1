import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { restoreFormulas } from '#csv/escape-formulas.ts'
import { readCsv } from '#csv/read-csv.ts'
import { writeCsv } from '#csv/write-csv.ts'
import { buildRegisterTable, type RegisterDocuments } from '#domain/purchase-register/build-register-table.ts'
import type { RegisterRow } from '#domain/purchase-register/hash-chain.ts'
import {
  ANY_REGISTER,
  createPayment,
  createPurchase,
  createRegister,
  createReversal,
  EXAMPLE_DIGEST,
} from '../../../tests/support/register-rows.ts'

const CARD = {
  kind: 'ID_CARD',
  number: 'X4RTBPFW4',
  issuedBy: 'Préfecture du Rhône',
  issuedDay: '2021-03-01',
  expiryDay: '2031-02-28',
} as const

const writeExport = (rows: readonly RegisterRow[], documents?: RegisterDocuments): string =>
  writeCsv(buildRegisterTable(rows, documents), { isForSpreadsheets: true })

/** The records of an export by the names of their columns. */
function readExport(text: string): readonly Readonly<Record<string, string>>[] {
  const [heading, ...records] = readCsv(text)
  const names = heading?.cells ?? []
  return records.map(({ cells }) => Object.fromEntries(cells.map((cell, at) => [names[at] ?? '', cell])))
}

describe('the export of the purchase register', () => {
  it('has a line for each row, with its hashes', () => {
    const rows = createRegister([createPurchase(), createPayment()])
    const [purchase, payment] = readExport(writeExport(rows, new Map([[EXAMPLE_DIGEST, CARD]])))
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

  it('names only the kind of a document that was erased, or that its reader may not see', () => {
    const [purchase] = readExport(writeExport(createRegister([createPurchase()])))
    expect(purchase?.identity_document).toBe('ID_CARD')
  })

  it('says which row a reversal takes back', () => {
    const [, reversal] = readExport(writeExport(createRegister([createPurchase(), createReversal()])))
    expect(reversal).toMatchObject({ kind: 'REVERSAL', corrects: '1', price: '237.00', seller_name: '' })
  })

  it('has its heading also on a day without purchases', () => {
    expect(writeExport([])).toMatch(/^country,sequence,day,.*,hash\r\n$/)
  })

  it('lets no spreadsheet run what a seller typed', () => {
    fc.assert(
      fc.property(ANY_REGISTER, fc.constantFrom('=', '+', '-', '@', '\t', "'"), (rows, sign) => {
        const [first] = rows
        if (!first) return
        const sellerName = `${sign}cmd|' /C calc'!A0`
        const forged = { ...first, entry: { ...createPurchase({ sellerName }), sequence: 1 } }
        const cells = readCsv(writeExport([forged, ...rows])).flatMap((record) => record.cells)
        expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
        expect(cells).toContain(`'${sellerName}`)
      }),
    )
  })

  it('keeps its columns, whatever is in them', () => {
    fc.assert(
      fc.property(ANY_REGISTER, (rows) => {
        const table = readExport(writeExport(rows))
        expect(table.map(({ hash }) => hash)).toEqual(rows.map(({ hash }) => hash))
        expect(table.map(({ reference = '' }) => restoreFormulas(reference))).toEqual(
          rows.map(({ entry }) => entry.reference),
        )
      }),
    )
  })
})
