import { isRealDay } from '#domain/markets/market-date.ts'
import type { DocumentDigest, EntryDraft, PurchaseEntry, RegisterProblem } from './register-entry.ts'

export interface RegisterRules {
  /** Whether an identity document was requested for the sale. */
  readonly asksIdentityDocument: boolean
}

type Check = readonly [isGood: boolean, problem: RegisterProblem]

const isText = (text: string): boolean => text.trim() !== ''

function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  return isRealDay({ year: Number(year), month: Number(month), day: Number(day) })
}

const isDigest = ({ digest }: DocumentDigest): boolean => /^[0-9a-f]{64}$/.test(digest)

function isIdentified(document: DocumentDigest | null, { asksIdentityDocument }: RegisterRules): boolean {
  // What the law does not ask for is not stored: nobody collects passport numbers without need.
  return asksIdentityDocument ? document !== null && isDigest(document) : document === null
}

const isSequence = (number: number): boolean => Number.isSafeInteger(number) && number > 0

const checkPurchase = (entry: Omit<PurchaseEntry, 'sequence'>, rules: RegisterRules): readonly Check[] => [
  [isText(entry.sellerName), 'SELLER_NAME'],
  [isText(entry.sellerAddress), 'SELLER_ADDRESS'],
  [isIdentified(entry.identityDocument, rules), 'IDENTITY_DOCUMENT'],
  [isText(entry.description), 'DESCRIPTION'],
  [entry.serialNumber === null || isText(entry.serialNumber), 'SERIAL_NUMBER'],
  [entry.corrects === null || isSequence(entry.corrects), 'CORRECTS'],
]

function checkRest(entry: EntryDraft, rules: RegisterRules): readonly Check[] {
  switch (entry.kind) {
    case 'PURCHASE':
      return checkPurchase(entry, rules)
    case 'PAYMENT':
      return [[isDay(entry.paidDay), 'PAID_DAY']]
    case 'REVERSAL':
      return [[isSequence(entry.corrects), 'CORRECTS']]
  }
}

/** Everything that keeps an entry out of the register. Once in, it stays unchanged for years. */
export function findEntryProblems(entry: EntryDraft, rules: RegisterRules): readonly RegisterProblem[] {
  const checks: readonly Check[] = [
    [/^[A-Z]{2}$/.test(entry.country), 'COUNTRY'],
    [isDay(entry.day), 'DAY'],
    [isText(entry.reference), 'REFERENCE'],
    [Number.isSafeInteger(entry.priceInCents) && entry.priceInCents > 0, 'PRICE'],
    ...checkRest(entry, rules),
  ]
  return checks.filter(([isGood]) => !isGood).map(([, problem]) => problem)
}
