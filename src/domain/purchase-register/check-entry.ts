import { isRealDay } from '#domain/markets/market-date.ts'
import type { EntryDraft, IdentityDocument, PurchaseEntry, RegisterProblem } from './register-entry.ts'

export interface RegisterRules {
  /** Whether the market's law wants to know by what the seller was identified. */
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
  // What is not asked is not kept either: a number of a passport is nothing to collect without need.
  return asksIdentityDocument ? document !== null && isWhole(document) : document === null
}

const purchaseChecks = (entry: Omit<PurchaseEntry, 'sequence'>, rules: RegisterRules): readonly Check[] => [
  [isText(entry.sellerName), 'SELLER_NAME'],
  [isText(entry.sellerAddress), 'SELLER_ADDRESS'],
  [isIdentified(entry.identityDocument, rules), 'IDENTITY_DOCUMENT'],
  [isText(entry.description), 'DESCRIPTION'],
  [entry.serialNumber === null || isText(entry.serialNumber), 'SERIAL_NUMBER'],
  [entry.corrects === null || (Number.isSafeInteger(entry.corrects) && entry.corrects > 0), 'CORRECTS'],
]

/** What keeps an entry out of the register: whatever gets in stays as it is for years. */
export function entryProblems(entry: EntryDraft, rules: RegisterRules): readonly RegisterProblem[] {
  const checks: readonly Check[] = [
    [/^[A-Z]{2}$/.test(entry.country), 'COUNTRY'],
    [isDay(entry.day), 'DAY'],
    [isText(entry.reference), 'REFERENCE'],
    [Number.isSafeInteger(entry.priceInCents) && entry.priceInCents > 0, 'PRICE'],
    ...(entry.kind === 'PURCHASE'
      ? purchaseChecks(entry, rules)
      : [[isDay(entry.paidDay), 'PAID_DAY'] satisfies Check]),
  ]
  return checks.filter(([isGood]) => !isGood).map(([, problem]) => problem)
}
