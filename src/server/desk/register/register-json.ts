import type { RegisterCheck, RegisterEntryRow } from '#contracts/desk/register.ts'
import type { RegisterRow } from '#domain/purchase-register/hash-chain.ts'
import type { RegisterEntry } from '#domain/purchase-register/register-entry.ts'
import type { ChainReading } from '#domain/purchase-register/verify-chain.ts'

type OwnFacts = Pick<
  RegisterEntryRow,
  'seller' | 'documentKind' | 'description' | 'serialNumber' | 'paidDay' | 'corrects'
>

const NO_FACTS: OwnFacts = {
  seller: null,
  documentKind: null,
  description: null,
  serialNumber: null,
  paidDay: null,
  corrects: null,
}

/** What only entries of this kind say. */
function readOwnFacts(entry: RegisterEntry): OwnFacts {
  switch (entry.kind) {
    case 'PURCHASE':
      return {
        ...NO_FACTS,
        seller: { name: entry.sellerName, address: entry.sellerAddress },
        documentKind: entry.identityDocument?.kind ?? null,
        description: entry.description,
        serialNumber: entry.serialNumber,
        corrects: entry.corrects,
      }
    case 'PAYMENT':
      return { ...NO_FACTS, paidDay: entry.paidDay }
    case 'REVERSAL':
      return { ...NO_FACTS, corrects: entry.corrects }
  }
}

export const toEntryJson = ({ entry, hash }: RegisterRow): RegisterEntryRow => ({
  sequence: entry.sequence,
  day: entry.day,
  kind: entry.kind,
  reference: entry.reference,
  ...readOwnFacts(entry),
  priceInCents: entry.priceInCents,
  currency: entry.currency,
  paymentTypeId: entry.paymentTypeId,
  hash,
})

export const toCheckJson = (reading: ChainReading): RegisterCheck =>
  reading.kind === 'whole'
    ? { isWhole: true, ...reading.end, reason: null }
    : { isWhole: false, sequence: reading.sequence, hash: null, reason: reading.reason }
