import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { batchPayouts } from '#domain/payouts/batch-payouts.ts'
import type { Payer } from '#domain/payouts/payer.ts'
import { type BankBatch, type DuePayout, isBankBatch } from '#domain/payouts/payout-batch.ts'
import { isSpelled, toSepaText } from '#domain/payouts/to-sepa-text.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { findElements, findText, readXml } from '#server/xml/read-xml.ts'
import { ACCOUNTS, ANY_DUE, ANY_NAME, createPayout, RUN } from '../../../../../tests/support/due-payouts.ts'
import { findPain001Violations } from '../../../../../tests/support/pain-001-rules.ts'
import { writeBatchFile } from './batch-file.ts'

const PAYER = { name: 'Shop & Co. GmbH', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' } as const
const CREATED_AT_MS = Date.UTC(2026, 6, 15, 8, 30, 5, 999)

const buildBankBatches = (due: readonly DuePayout[]): readonly BankBatch[] =>
  batchPayouts(due, RUN).batches.filter(isBankBatch)

const writeOrder = (batch: BankBatch, payer: Payer = PAYER): string =>
  writeBatchFile(batch, payer, CREATED_AT_MS)

const writeOnlyOrder = (due: readonly DuePayout[]): string => {
  const [batch] = buildBankBatches(due)
  if (!batch) throw new Error('no batch')
  return writeOrder(batch)
}

const TRADE = formatTradeNumber(1_000_001)

describe('the order to the bank', () => {
  it('is this text for one payout in euros', () => {
    const xml = writeOnlyOrder([createPayout()])
    expect(xml.replaceAll('><', '>\n<')).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">
<CstmrCdtTrfInitn>
<GrpHdr>
<MsgId>PO-20260715-001</MsgId>
<CreDtTm>2026-07-15T08:30:05Z</CreDtTm>
<NbOfTxs>1</NbOfTxs>
<CtrlSum>123.45</CtrlSum>
<InitgPty>
<Nm>Shop + Co. GmbH</Nm>
</InitgPty>
</GrpHdr>
<PmtInf>
<PmtInfId>PO-20260715-001</PmtInfId>
<PmtMtd>TRF</PmtMtd>
<NbOfTxs>1</NbOfTxs>
<CtrlSum>123.45</CtrlSum>
<PmtTpInf>
<SvcLvl>
<Cd>SEPA</Cd>
</SvcLvl>
</PmtTpInf>
<ReqdExctnDt>
<Dt>2026-07-15</Dt>
</ReqdExctnDt>
<Dbtr>
<Nm>Shop + Co. GmbH</Nm>
</Dbtr>
<DbtrAcct>
<Id>
<IBAN>DE02120300000000202051</IBAN>
</Id>
</DbtrAcct>
<DbtrAgt>
<FinInstnId>
<BICFI>BYLADEM1001</BICFI>
</FinInstnId>
</DbtrAgt>
<ChrgBr>SLEV</ChrgBr>
<CdtTrfTxInf>
<PmtId>
<EndToEndId>${TRADE}-1</EndToEndId>
</PmtId>
<Amt>
<InstdAmt Ccy="EUR">123.45</InstdAmt>
</Amt>
<Cdtr>
<Nm>Jurgen Gross</Nm>
</Cdtr>
<CdtrAcct>
<Id>
<IBAN>DE89370400440532013000</IBAN>
</Id>
</CdtrAcct>
<RmtInf>
<Ustrd>${TRADE}-1</Ustrd>
</RmtInf>
</CdtTrfTxInf>
</PmtInf>
</CstmrCdtTrfInitn>
</Document>
`)
    expect(findPain001Violations(xml, 'EUR')).toEqual([])
  })

  it('in zloty is no SEPA payment, and each side bears its own charges', () => {
    const xml = writeOnlyOrder([createPayout({ currency: 'PLN', account: ACCOUNTS.polish })])
    expect(xml).not.toContain('SEPA')
    expect(xml).toContain('<ChrgBr>SHAR</ChrgBr>')
    expect(xml).toContain('<InstdAmt Ccy="PLN">123.45</InstdAmt>')
    expect(xml).toContain('<Nm>Swietoslawa Lecka</Nm>')
    expect(findPain001Violations(xml, 'PLN')).toEqual([])
  })

  it('works without the BIC of our bank', () => {
    const [batch] = buildBankBatches([createPayout()])
    const xml = batch ? writeOrder(batch, { ...PAYER, bic: null }) : ''
    expect(xml).toContain('<DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt>')
    expect(findPain001Violations(xml, 'EUR')).toEqual([])
  })

  it('is a valid message whatever is due, and its sums are those of the batch', () => {
    fc.assert(
      fc.property(ANY_DUE, (due) => {
        for (const batch of buildBankBatches(due)) {
          const xml = writeOrder(batch)
          expect(findPain001Violations(xml, batch.currency)).toEqual([])
          const document = readXml(xml)
          const sum = Number(document && findText(document, 'CstmrCdtTrfInitn/GrpHdr/CtrlSum')) * 100
          expect(Math.round(sum)).toBe(batch.totalInCents)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('has the same elements whatever a seller is called', () => {
    // Without the text between tags: what is left must not depend on anything that was typed.
    const removeTexts = (xml: string) => xml.replace(/>[^<]*</g, '><')
    const plain = removeTexts(writeOnlyOrder([createPayout()]))
    fc.assert(
      fc.property(ANY_NAME, (accountHolder) => {
        fc.pre(isSpelled(toSepaText(accountHolder, 70)))
        const xml = writeOnlyOrder([createPayout({ account: { ...ACCOUNTS.german, accountHolder } })])
        expect(removeTexts(xml)).toBe(plain)
        const document = readXml(xml)
        const [creditor] = document
          ? findElements(document, 'CstmrCdtTrfInitn/PmtInf/CdtTrfTxInf/Cdtr/Nm')
          : []
        expect(creditor?.text).toBe(toSepaText(accountHolder, 70))
      }),
      { numRuns: 2_000 },
    )
  })

  it.each([
    ['an account that does not exist', { ...PAYER, iban: 'DE00120300000000202051' }],
    ['a code that no bank has', { ...PAYER, bic: 'BANK' }],
    ['a name that no bank can read', { ...PAYER, name: '王' }],
  ])('is not written if the shop itself has %s', (_, payer) => {
    const [batch] = buildBankBatches([createPayout()])
    expect(() => batch && writeOrder(batch, payer)).toThrow(TypeError)
  })

  it('is not written for an empty batch', () => {
    const [batch] = buildBankBatches([createPayout()])
    expect(() => batch && writeOrder({ ...batch, transfers: [] })).toThrow(RangeError)
  })
})

describe('the rules that an order is checked with', () => {
  const good = writeOnlyOrder([
    createPayout(),
    createPayout({ itemNumber: 2, account: ACCOUNTS.spanish, amountInCents: 1 }),
  ])

  it.each([
    ['a sum that is wrong', '<CtrlSum>123.46</CtrlSum>', '<CtrlSum>123.45</CtrlSum>'],
    ['a number of transfers that is wrong', '<NbOfTxs>2</NbOfTxs>', '<NbOfTxs>3</NbOfTxs>'],
    ['an element in the wrong place', '<PmtMtd>TRF</PmtMtd>', ''],
    ['elements in the wrong order', /(<Cdtr>.*?<\/Cdtr>)(<CdtrAcct>.*?<\/CdtrAcct>)/, '$2$1'],
    ['an element that is not known', '<ChrgBr>', '<Purp>SALA</Purp><ChrgBr>'],
    ['an element that is there twice', '<ChrgBr>SLEV</ChrgBr>', '<ChrgBr>SLEV</ChrgBr><ChrgBr>SLEV</ChrgBr>'],
    ['a letter that banks do not take', 'Jurgen', 'Jürgen'],
    ['a name that is too long', 'Jurgen Gross', 'J'.repeat(71)],
    ['a text that is too long', /<Ustrd>[^<]*/, `<Ustrd>${'a'.repeat(141)}`],
    ['an id that is too long', /<MsgId>[^<]*/, `<MsgId>${'a'.repeat(36)}`],
    ['an id that begins with a slash', '<MsgId>', '<MsgId>/'],
    ['an empty name', 'Jurgen Gross', ''],
    ['an account that does not exist', 'DE8937', 'DE8837'],
    ['a code that no bank has', 'BYLADEM1001', 'BYLADEM10'],
    ['a day that does not exist', '<Dt>2026-07-15', '<Dt>2026-02-30'],
    ['a moment that does not exist', 'T08:30:05Z', 'T28:30:05Z'],
    ['three decimals', '>0.01<', '>0.010<'],
    ['no money', '>0.01<', '>0.00<'],
    ['too much money', '>0.01<', '>1000000000.00<'],
    ['another currency', 'Ccy="EUR"', 'Ccy="PLN"'],
    ['no currency', ' Ccy="EUR"', ''],
    ['another attribute', '<PmtInf>', '<PmtInf a="b">'],
    ['another version', 'pain.001.001.09', 'pain.001.001.03'],
    ['an id that is there twice', `<EndToEndId>${TRADE}-2`, `<EndToEndId>${TRADE}-1`],
    ['text between elements', '<PmtInf>', '<PmtInf>x'],
    ['a tag that is not closed', '</PmtInf>', ''],
  ] as const)('find %s', (_, from, to) => {
    expect(findPain001Violations(good, 'EUR')).toEqual([])
    const changed = good.replace(from, to)
    expect(changed).not.toBe(good)
    expect(findPain001Violations(changed, 'EUR')).not.toEqual([])
  })
})
