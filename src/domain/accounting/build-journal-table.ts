import { formatDecimalAmount } from '#domain/money/format-decimal-amount.ts'
import type { AccountingSettings } from './accounting-settings.ts'
import type { JournalEntry } from './journal.ts'

const COLUMNS = {
  day: ({ day }) => day,
  kind: ({ kind }) => kind,
  reference: ({ reference }) => reference,
  amount: ({ amountInCents }) => formatDecimalAmount(amountInCents),
  currency: ({ currency }) => currency,
  debit_account: ({ debit }, { accounts }) => accounts[debit],
  credit_account: ({ credit }, { accounts }) => accounts[credit],
} as const satisfies Readonly<Record<string, (entry: JournalEntry, settings: AccountingSettings) => string>>

/** The journal as a table with a heading, one line for each posting. */
export const buildJournalTable = (
  entries: readonly JournalEntry[],
  settings: AccountingSettings,
): readonly (readonly string[])[] => [
  Object.keys(COLUMNS),
  ...entries.map((entry) => Object.values(COLUMNS).map((readCell) => readCell(entry, settings))),
]
