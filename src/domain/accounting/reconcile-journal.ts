import type { Currency } from '#domain/money/currency.ts'
import type { JournalEntry, JournalKind } from './journal.ts'

/** What the journal has to agree with, summed independently of it. */
export const CONTROLS = ['REGISTER_PURCHASES', 'REGISTER_PAYMENTS', 'BANK_OUT', 'BANK_IN'] as const

export type Control = (typeof CONTROLS)[number]

/** A total of the register or of the bank's statements. */
export interface ControlTotal {
  readonly control: Control
  readonly currency: Currency
  readonly totalInCents: number
}

export interface ControlResult extends ControlTotal {
  readonly journalInCents: number
  /** Zero where both agree. */
  readonly differenceInCents: number
}

/** An entry that counts towards a control, and its sign. */
type Share = (entry: JournalEntry) => -1 | 0 | 1

const takesKinds =
  (added: readonly JournalKind[], taken: readonly JournalKind[] = []): Share =>
  ({ kind }) => {
    if (added.includes(kind)) return 1
    return taken.includes(kind) ? -1 : 0
  }

const isAtBank = ({ debit, credit }: JournalEntry): boolean => debit === 'bank' || credit === 'bank'

const SHARES: Readonly<Record<Control, Share>> = {
  REGISTER_PURCHASES: takesKinds(['PURCHASE', 'BONUS'], ['REVERSAL']),
  REGISTER_PAYMENTS: (entry) => (entry.kind === 'PAYOUT' && entry.isInRegister ? 1 : 0),
  BANK_OUT: (entry) => (entry.kind === 'PAYOUT' && isAtBank(entry) ? 1 : 0),
  BANK_IN: (entry) => (entry.kind === 'RETURN' && isAtBank(entry) ? 1 : 0),
}

const sumShare = (
  entries: readonly JournalEntry[],
  { control, currency }: Omit<ControlTotal, 'totalInCents'>,
) =>
  entries
    .filter((entry) => entry.currency === currency)
    .reduce((sum, entry) => sum + SHARES[control](entry) * entry.amountInCents, 0)

/** Compares the journal with the register and the bank, to the cent, for each currency. */
export function reconcileJournal(
  entries: readonly JournalEntry[],
  totals: readonly ControlTotal[],
): readonly ControlResult[] {
  const currencies = [...new Set([...entries, ...totals].map(({ currency }) => currency))].sort()
  return currencies.flatMap((currency) =>
    CONTROLS.map((control) => {
      const found = totals.find((total) => total.control === control && total.currency === currency)
      const totalInCents = found?.totalInCents ?? 0
      const journalInCents = sumShare(entries, { control, currency })
      return {
        control,
        currency,
        totalInCents,
        journalInCents,
        differenceInCents: journalInCents - totalInCents,
      }
    }),
  )
}
