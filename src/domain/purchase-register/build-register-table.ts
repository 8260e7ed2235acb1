import { formatDecimalAmount } from '#domain/money/format-decimal-amount.ts'
import type { RegisterRow } from './hash-chain.ts'
import type { IdentityDocument } from './register-entry.ts'

const describeDocument = ({ kind, number, issuedBy, issuedDay }: IdentityDocument): string =>
  [kind, number, issuedBy, issuedDay].join(' ')

/** The columns of the export, and how each is filled. */
const COLUMNS = {
  country: ({ entry }) => entry.country,
  sequence: ({ entry }) => String(entry.sequence),
  day: ({ entry }) => entry.day,
  kind: ({ entry }) => entry.kind,
  corrects: ({ entry }) => (entry.kind === 'PURCHASE' ? String(entry.corrects ?? '') : ''),
  reference: ({ entry }) => entry.reference,
  seller_name: ({ entry }) => (entry.kind === 'PURCHASE' ? entry.sellerName : ''),
  seller_address: ({ entry }) => (entry.kind === 'PURCHASE' ? entry.sellerAddress : ''),
  identity_document: ({ entry }) =>
    entry.kind === 'PURCHASE' && entry.identityDocument ? describeDocument(entry.identityDocument) : '',
  description: ({ entry }) => (entry.kind === 'PURCHASE' ? entry.description : ''),
  serial_number: ({ entry }) => (entry.kind === 'PURCHASE' ? (entry.serialNumber ?? '') : ''),
  price: ({ entry }) => formatDecimalAmount(entry.priceInCents),
  currency: ({ entry }) => entry.currency,
  payment_type: ({ entry }) => String(entry.paymentTypeId),
  paid_day: ({ entry }) => (entry.kind === 'PAYMENT' ? entry.paidDay : ''),
  previous_hash: ({ previousHash }) => previousHash,
  hash: ({ hash }) => hash,
} as const satisfies Readonly<Record<string, (row: RegisterRow) => string>>

/** Rows of the register as a table for an authority or an auditor, with the hashes that tie them together. */
export const buildRegisterTable = (rows: readonly RegisterRow[]): readonly (readonly string[])[] => [
  Object.keys(COLUMNS),
  ...rows.map((row) => Object.values(COLUMNS).map((readCell) => readCell(row))),
]
