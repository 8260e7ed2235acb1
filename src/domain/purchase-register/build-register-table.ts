import type { IdentityDocument } from '#domain/identity/identity-document.ts'
import { formatDecimalAmount } from '#domain/money/format-decimal-amount.ts'
import type { RegisterRow } from './hash-chain.ts'
import type { DocumentDigest } from './register-entry.ts'

/** Documents by the digest that the register has of them; empty for whoever may not see them. */
export type RegisterDocuments = ReadonlyMap<string, IdentityDocument>

/** Everything the law asks for, or only the kind where the fields are erased or not to be shown. */
function describeDocument({ kind, digest }: DocumentDigest, documents: RegisterDocuments): string {
  const document = documents.get(digest)
  return document ? [kind, document.number, document.issuedBy, document.issuedDay].join(' ') : kind
}

/** The columns of the export, and how each is filled. */
const COLUMNS = {
  country: ({ entry }) => entry.country,
  sequence: ({ entry }) => String(entry.sequence),
  day: ({ entry }) => entry.day,
  kind: ({ entry }) => entry.kind,
  corrects: ({ entry }) => (entry.kind === 'PAYMENT' ? '' : String(entry.corrects ?? '')),
  reference: ({ entry }) => entry.reference,
  seller_name: ({ entry }) => (entry.kind === 'PURCHASE' ? entry.sellerName : ''),
  seller_address: ({ entry }) => (entry.kind === 'PURCHASE' ? entry.sellerAddress : ''),
  identity_document: ({ entry }, documents) =>
    entry.kind === 'PURCHASE' && entry.identityDocument
      ? describeDocument(entry.identityDocument, documents)
      : '',
  description: ({ entry }) => (entry.kind === 'PURCHASE' ? entry.description : ''),
  serial_number: ({ entry }) => (entry.kind === 'PURCHASE' ? (entry.serialNumber ?? '') : ''),
  price: ({ entry }) => formatDecimalAmount(entry.priceInCents),
  currency: ({ entry }) => entry.currency,
  payment_type: ({ entry }) => String(entry.paymentTypeId),
  paid_day: ({ entry }) => (entry.kind === 'PAYMENT' ? entry.paidDay : ''),
  previous_hash: ({ previousHash }) => previousHash,
  hash: ({ hash }) => hash,
} as const satisfies Readonly<Record<string, (row: RegisterRow, documents: RegisterDocuments) => string>>

/** Rows of the register as a table for an authority or an auditor, with the hashes that tie them together. */
export const buildRegisterTable = (
  rows: readonly RegisterRow[],
  documents: RegisterDocuments = new Map(),
): readonly (readonly string[])[] => [
  Object.keys(COLUMNS),
  ...rows.map((row) => Object.values(COLUMNS).map((readCell) => readCell(row, documents))),
]
