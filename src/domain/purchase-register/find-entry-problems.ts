import { isRealDay } from '#domain/markets/market-date.ts'
import type { EntryDraft, IdentityDocument, PurchaseEntry, RegisterProblem } from './register-entry.ts'

export interface RegisterRules {
  /** Whether the market's law requires an identity document of the seller. */
  readonly asksIdentityDocument: boolean
}

type Check = readonly [isGood: boolean, problem: RegisterProblem]

const isText = (text: string): boolean => text.trim() !== ''

function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  return isRealDay({ year: Number(year), month: Number(month), day: Number(day) })
}

const isWhole = ({ number, issuedBy, issuedDay }: IdentityDocument): boolean =>
  isText(number) && isText(issuedBy) && isDay(issuedDay)

function isIdentified(document: IdentityDocument | null, { asksIdentityDocument }: RegisterRules): boolean {
  // What the law does not ask for is not stored: nobody collects passport numbers without need.
  return asksIdentityDocument ? document !== null && isWhole(document) : document === null
}

const checkPurchase = (entry: Omit<PurchaseEntry, 'sequence'>, rules: RegisterRules): readonly Check[] => [
  [isText(entry.sellerName), 'SELLER_NAME'],
  [isText(entry.sellerAddress), 'SELLER_ADDRESS'],
  [isIdentified(entry.identityDocument, rules), 'IDENTITY_DOCUMENT'],
  [isText(entry.description), 'DESCRIPTION'],
  [entry.serialNumber === null || isText(entry.serialNumber), 'SERIAL_NUMBER'],
  [entry.corrects === null || (Number.isSafeInteger(entry.corrects) && entry.corrects > 0), 'CORRECTS'],
]

/** Everything that keeps an entry out of the register. Once in, it stays unchanged for years. */
export function findEntryProblems(entry: EntryDraft, rules: RegisterRules): readonly RegisterProblem[] {
  const checks: readonly Check[] = [
    [/^[A-Z]{2}$/.test(entry.country), 'COUNTRY'],
    [isDay(entry.day), 'DAY'],
    [isText(entry.reference), 'REFERENCE'],
    [Number.isSafeInteger(entry.priceInCents) && entry.priceInCents > 0, 'PRICE'],
    ...(entry.kind === 'PURCHASE'
      ? checkPurchase(entry, rules)
      : [[isDay(entry.paidDay), 'PAID_DAY'] satisfies Check]),
  ]
  return checks.filter(([isGood]) => !isGood).map(([, problem]) => problem)
}
