import type { AuditKind } from '#contracts/desk/audit-log.ts'

const KINDS: Readonly<Record<AuditKind, string>> = {
  all: 'Changes and views',
  changes: 'Changes',
  views: 'Views of personal data',
}

/** The texts of the audit log. */
export const AUDIT_TEXTS = {
  title: 'Audit log',
  lead: 'What operators did and viewed, newest first.',
  trade: 'Sale number',
  show: 'Show',
  kinds: KINDS,
  empty: 'No entries yet.',
  emptySale: 'No entries for this sale.',
  nobody: 'Nobody signed in',
  results: { refused: 'Refused', viewed: 'Viewed', done: 'Done' },
  device: (tradeNumber: string, itemNumber: number | null) =>
    itemNumber === null ? tradeNumber : `${tradeNumber}-${itemNumber}`,
  older: 'Older',
}
