import { readIban } from '#domain/customers/iban.ts'
import { formatDecimalAmount } from '#domain/money/format-decimal-amount.ts'
import type { Payer } from './payer.ts'
import { type BankAccount, type BankBatch, NAME_MAX, REMITTANCE_MAX, type Transfer } from './payout-batch.ts'
import { isSpelled, toSepaText } from './to-sepa-text.ts'
import type { XmlContent } from './xml-content.ts'

export interface PaymentOrder {
  readonly batch: BankBatch
  readonly payer: Payer
  readonly createdAtMs: number
}

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'
const BIC = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/

const buildParty = (name: string): XmlContent => ({ Nm: toSepaText(name, NAME_MAX) })

const buildAccount = (iban: string): XmlContent => ({ Id: { IBAN: iban } })

const buildAgent = (bic: string | null): XmlContent => ({
  FinInstnId: bic === null ? { Othr: { Id: 'NOTPROVIDED' } } : { BICFI: bic },
})

// A payment in euros goes through SEPA, where each side pays its own bank; zloty follow the rules of the bank's country.
const findScheme = (currency: BankBatch['currency']) =>
  currency === 'EUR'
    ? { paymentType: { PmtTpInf: { SvcLvl: { Cd: 'SEPA' } } }, charges: 'SLEV' }
    : { paymentType: {}, charges: 'SHAR' }

const buildTransfer = (transfer: Transfer<BankAccount>, currency: string): XmlContent => ({
  PmtId: { EndToEndId: transfer.endToEndId },
  Amt: { InstdAmt: { '@Ccy': currency, '#text': formatDecimalAmount(transfer.amountInCents) } },
  Cdtr: buildParty(transfer.account.accountHolder),
  CdtrAcct: buildAccount(transfer.account.iban),
  RmtInf: { Ustrd: toSepaText(transfer.remittance, REMITTANCE_MAX) },
})

const buildTotals = ({ transfers, totalInCents }: BankBatch): XmlContent => ({
  NbOfTxs: String(transfers.length),
  CtrlSum: formatDecimalAmount(totalInCents),
})

function buildPayment({ batch, payer }: PaymentOrder): XmlContent {
  const { paymentType, charges } = findScheme(batch.currency)
  return {
    // The same id as that of the message, which holds no other payment: an answer to either is about this batch.
    PmtInfId: batch.id,
    PmtMtd: 'TRF',
    ...buildTotals(batch),
    ...paymentType,
    ReqdExctnDt: { Dt: batch.day },
    Dbtr: buildParty(payer.name),
    DbtrAcct: buildAccount(payer.iban),
    DbtrAgt: buildAgent(payer.bic),
    ChrgBr: charges,
    CdtTrfTxInf: batch.transfers.map((transfer) => buildTransfer(transfer, batch.currency)),
  }
}

function requirePayable({ batch, payer }: PaymentOrder): void {
  if (batch.transfers.length === 0) throw new RangeError(`batch ${batch.id} has no transfers`)
  if (!isSpelled(toSepaText(payer.name, NAME_MAX)))
    throw new TypeError('the name of the payer has no character that banks accept')
  if (readIban(payer.iban).kind !== 'iban') throw new TypeError('the IBAN of the payer is not valid')
  if (payer.bic !== null && !BIC.test(payer.bic)) throw new TypeError(`not a BIC: ${payer.bic}`)
}

/**
 * The order to the bank to pay a batch: a `pain.001.001.09` message, reduced to what the European Payments Council's
 * guidelines for credit transfers allow.
 */
export function buildPain001(order: PaymentOrder): XmlContent {
  requirePayable(order)
  const { batch, payer, createdAtMs } = order
  const header = {
    MsgId: batch.id,
    CreDtTm: `${new Date(createdAtMs).toISOString().slice(0, 19)}Z`,
    ...buildTotals(batch),
    InitgPty: buildParty(payer.name),
  }
  return {
    Document: {
      '@xmlns': NAMESPACE,
      CstmrCdtTrfInitn: { GrpHdr: header, PmtInf: buildPayment(order) },
    },
  }
}
