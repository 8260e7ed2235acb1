import type { RegisterEntryRow } from '#contracts/desk/register.ts'
import type { ChainBreak } from '#domain/purchase-register/verify-chain.ts'

const BREAKS: Readonly<Record<ChainBreak, string>> = {
  SEQUENCE: 'it’s missing, duplicated or out of order',
  COUNTRY: 'it belongs to another country',
  DAY: 'it’s dated before the previous row',
  CHANGED: 'its content was changed',
  REPLACED: 'the previous row was replaced',
  REWRITTEN: 'it differs from the row recorded in the audit log',
  CUT_OFF: 'rows recorded in the audit log are missing',
}

const KINDS: Readonly<Record<RegisterEntryRow['kind'], string>> = {
  PURCHASE: 'Purchase',
  PAYMENT: 'Payment',
  REVERSAL: 'Reversal',
}

/** The texts of the purchase register. */
export const REGISTER_TEXTS = {
  title: 'Purchase register',
  lead: 'What was bought and paid, by country and day: the latest 400 days with entries.',
  empty: 'No purchases yet.',
  period: 'Period',
  country: 'Country',
  from: 'From',
  to: 'To',
  show: 'Show entries',
  columns: {
    day: 'Day',
    country: 'Country',
    purchases: 'Purchases',
    payments: 'Payments',
    reversals: 'Reversals',
    row: 'Row',
    kind: 'Kind',
    reference: 'Reference',
    seller: 'Seller',
    address: 'Address',
    document: 'Identity document',
    device: 'Device',
    serialNumber: 'Serial number',
    price: 'Price',
    method: 'Method',
    hash: 'Hash',
  },
  kinds: KINDS,
  entriesTitle: (country: string) => `Purchase register, ${country}`,
  entriesLead: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  noEntries: 'No entries on these days. Choose others.',
  paidOn: (day: string) => `Paid on ${day}`,
  reverses: (row: number) => `Not bought: reverses row ${row}`,
  corrected: (device: string, row: number) => `${device} (corrects row ${row})`,
  checking: 'Checking all rows …',
  intact: (rows: number) => `The register is intact: all ${rows} rows are unchanged.`,
  lastHash: (hash: string) => `Last hash: ${hash}`,
  broken: (row: number, reason: ChainBreak | null) =>
    `The register has been tampered with or damaged at row ${row}${reason === null ? '' : `: ${BREAKS[reason]}`}. Export nothing and report this to whoever runs the shop.`,
  export: 'Export as CSV',
  exportDocuments: 'Export with identity documents',
  exported: (filename: string) => `${filename} is saved. The audit log has the last hash of each day.`,
  allDays: 'All days',
}
