import { readIban } from '#domain/customers/iban.ts'
import { decimalAmount } from './decimal-amount.ts'
import { type BankAccount, type BankBatch, NAME_MAX, REMITTANCE_MAX, type Transfer } from './payout-batch.ts'
import { isSpelled, sepaText } from './sepa-text.ts'
import { type XmlNode, xmlText } from './xml-text.ts'

/** The account of the shop that the money comes from. */
export interface Payer {
  readonly name: string
  readonly iban: string
  /** Null where the bank knows it from the IBAN. */
  readonly bic: string | null
}

export interface PaymentOrder {
  readonly batch: BankBatch
  readonly payer: Payer
  readonly createdAtMs: number
}

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'
const BIC = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/

const party = (name: string): XmlNode => ['Nm', sepaText(name, NAME_MAX)]

const account = (iban: string): readonly XmlNode[] => [['Id', [['IBAN', iban]]]]

// A payment in euros goes through SEPA, where each side pays its own bank; zloty go as the bank's own country does it.
const schemeOf = (currency: BankBatch['currency']) =>
  currency === 'EUR' ? { serviceLevel: 'SEPA', charges: 'SLEV' } : { serviceLevel: null, charges: 'SHAR' }

const bank = (bic: string | null): readonly XmlNode[] => [
  ['FinInstnId', bic === null ? [['Othr', [['Id', 'NOTPROVIDED']]]] : [['BICFI', bic]]],
]

const transferNode = (transfer: Transfer<BankAccount>, currency: string): XmlNode => [
  'CdtTrfTxInf',
  [
    ['PmtId', [['EndToEndId', transfer.endToEndId]]],
    ['Amt', [['InstdAmt', decimalAmount(transfer.amountInCents), { Ccy: currency }]]],
    ['Cdtr', [party(transfer.account.accountHolder)]],
    ['CdtrAcct', account(transfer.account.iban)],
    ['RmtInf', [['Ustrd', sepaText(transfer.remittance, REMITTANCE_MAX)]]],
  ],
]

const totalsOf = ({ transfers, totalInCents }: BankBatch): readonly XmlNode[] => [
  ['NbOfTxs', String(transfers.length)],
  ['CtrlSum', decimalAmount(totalInCents)],
]

function paymentNode({ batch, payer }: PaymentOrder): XmlNode {
  const { serviceLevel, charges } = schemeOf(batch.currency)
  return [
    'PmtInf',
    [
      // The same as that of the message, which has no other: an answer to either means this batch.
      ['PmtInfId', batch.id],
      ['PmtMtd', 'TRF'],
      ...totalsOf(batch),
      ...(serviceLevel ? [['PmtTpInf', [['SvcLvl', [['Cd', serviceLevel]]]]] satisfies XmlNode] : []),
      ['ReqdExctnDt', [['Dt', batch.day]]],
      ['Dbtr', [party(payer.name)]],
      ['DbtrAcct', account(payer.iban)],
      ['DbtrAgt', bank(payer.bic)],
      ['ChrgBr', charges],
      ...batch.transfers.map((transfer) => transferNode(transfer, batch.currency)),
    ],
  ]
}

function requirePayable({ batch, payer }: PaymentOrder): void {
  if (batch.transfers.length === 0) throw new RangeError(`batch ${batch.id} has no transfers`)
  if (!isSpelled(sepaText(payer.name, NAME_MAX)))
    throw new TypeError('the payer has no name that banks can read')
  if (readIban(payer.iban).kind !== 'iban')
    throw new TypeError('the payer has no account that a payment can leave')
  if (payer.bic !== null && !BIC.test(payer.bic)) throw new TypeError(`not a BIC: ${payer.bic}`)
}

/**
 * The order to the bank to pay a batch: the text of a `pain.001.001.09` message, with what the European Payments
 * Council's guidelines for credit transfers leave of it.
 */
export function pain001(order: PaymentOrder): string {
  requirePayable(order)
  const { batch, payer, createdAtMs } = order
  const header: XmlNode = [
    'GrpHdr',
    [
      ['MsgId', batch.id],
      ['CreDtTm', `${new Date(createdAtMs).toISOString().slice(0, 19)}Z`],
      ...totalsOf(batch),
      ['InitgPty', [party(payer.name)]],
    ],
  ]
  return xmlText(['Document', [['CstmrCdtTrfInitn', [header, paymentNode(order)]]], { xmlns: NAMESPACE }])
}
