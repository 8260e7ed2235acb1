import { describe, expect, it } from 'vitest'
import { readCsv } from '#csv/read-csv.ts'
import { batchPayouts } from '#domain/payouts/batch-payouts.ts'
import { isBankBatch } from '#domain/payouts/payout-batch.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { ACCOUNTS, createPayouts, RUN } from '../../../../../tests/support/due-payouts.ts'
import { writeBatchFile } from './batch-file.ts'

const PAYER = { name: 'Shop & Co. GmbH', iban: 'DE02120300000000202051', bic: null }

function writeFile(address: string): string {
  const account = { ...ACCOUNTS.paypal, paypalAccount: address }
  const [batch] = batchPayouts(createPayouts(2, { account }), RUN).batches
  if (!batch || isBankBatch(batch)) throw new Error('no batch for PayPal')
  return writeBatchFile(batch, PAYER, 0)
}

describe('the file for PayPal', () => {
  it('has one line for all devices of a seller', () => {
    const trade = formatTradeNumber(1_000_001)
    expect(writeFile('mia@example.org')).toBe(
      `mia@example.org,246.90,EUR,${trade}-1,${trade}-1 ${trade}-2,PAYPAL\r\n`,
    )
  })

  it('keeps its columns apart and every address that a seller can type literal', () => {
    for (const address of ["o'neil+x@example.org", '{a|b}@example.org', 'a-b@example.org', '1=1@example.org'])
      expect(readCsv(writeFile(address))[0]?.cells.slice(0, 2)).toEqual([address, '246.90'])
  })

  it('runs nothing when someone opens it in a spreadsheet', () => {
    for (const address of ['=1+1@example.org', '+1@example.org', '-1@example.org'])
      expect(readCsv(writeFile(address))[0]?.cells[0]).toBe(`'${address}`)
  })
})
