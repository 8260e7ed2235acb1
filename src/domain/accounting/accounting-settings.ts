import type { JournalAccount } from './journal.ts'

/** How an operator's accountant wants the journal. */
export interface AccountingSettings {
  /** The numbers of the accounts in the operator's chart of accounts. */
  readonly accounts: Readonly<Record<JournalAccount, string>>
  /** How many digits the client's accounts have in DATEV, 4 to 8. Accounts of single debtors and creditors have one more. */
  readonly accountLength: number
  /** DATEV's numbers of the tax consultant and of the client. */
  readonly consultantNumber: number
  readonly clientNumber: number
  /** The month in which the financial year begins, from 1. */
  readonly yearStartMonth: number
}

/**
 * Germany's most common chart of accounts, SKR03: goods bought second-hand, costs of goods (extra), advertising, other
 * costs, payables without a ledger of their own, bank, PayPal.
 */
export const DEFAULT_ACCOUNTING: AccountingSettings = {
  accounts: {
    purchases: '3200',
    bonuses: '3800',
    vouchers: '4600',
    compensations: '4900',
    sellers: '1610',
    bank: '1200',
    paypal: '1220',
  },
  accountLength: 4,
  consultantNumber: 1001,
  clientNumber: 1,
  yearStartMonth: 1,
}
