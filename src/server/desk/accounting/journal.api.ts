import { JOURNAL, JOURNAL_EXPORT, JOURNAL_RANGE } from '#contracts/desk/journal.ts'
import { buildJournal, sumJournal } from '#domain/accounting/journal.ts'
import { reconcileJournal } from '#domain/accounting/reconcile-journal.ts'
import { getOperator } from '#server/config/operator.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { exportJournal, requireRange } from './export-journal.ts'
import { listDifferences, readControlTotals, readJournalFacts } from './journal.repository.ts'

/** The books: what was bought and paid on which day, beside the register and the bank. */
export const JOURNAL_API: readonly DeskRoute[] = [
  deskScreen({
    url: '/desk/journal',
    roles: ['payout'],
    action: 'READ_JOURNAL',
    list: { title: 'Journal', key: 'j' },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/accounting/journal',
    roles: ['payout'],
    action: 'READ_JOURNAL',
    summary:
      'Returns purchases, bonuses, vouchers, payouts and returned money of some days as postings, with what the register and the bank say.',
    schema: { querystring: JOURNAL_RANGE, response: { 200: JOURNAL } },
    handler: async ({ db, query }) => {
      requireRange(query)
      const { accounts } = getOperator().accounting
      const entries = buildJournal(await readJournalFacts(db, query))
      return {
        entries: entries.map(({ isInRegister: _, ...entry }) => ({
          ...entry,
          debitAccount: accounts[entry.debit],
          creditAccount: accounts[entry.credit],
        })),
        sums: [...sumJournal(entries)],
        controls: [...reconcileJournal(entries, await readControlTotals(db, query))],
        differences: [...(await listDifferences(db, query))],
      }
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/accounting/journal/export',
    roles: ['payout'],
    action: 'EXPORT_JOURNAL',
    summary: 'Returns the journal of some days as CSV, or in DATEV’s format. Every export is logged.',
    needsRecentFactor: true,
    schema: { body: JOURNAL_EXPORT },
    handler: async ({ tx, now, body, audit }) => {
      const context = { tx, settings: getOperator().accounting, atMs: now() }
      const { table, entries } = await exportJournal(context, body)
      return audit({ data: { ...body, entries } }, table)
    },
  }),
]
