import type { Currency } from '#domain/money/currency.ts'
import type { AccountingSettings } from './accounting-settings.ts'
import { DATEV_COLUMNS, type DatevColumn } from './datev-columns.ts'
import type { JournalEntry, JournalKind } from './journal.ts'

export interface DatevExport {
  readonly entries: readonly JournalEntry[]
  readonly settings: AccountingSettings
  /** DATEV's batches have one currency. */
  readonly currency: Currency
  /** `YYYY-MM-DD`, in one financial year: the lines only have day and month. */
  readonly from: string
  readonly to: string
  readonly createdAtMs: number
}

const TITLES: Readonly<Record<JournalKind, string>> = {
  PURCHASE: 'Ankauf',
  BONUS: 'Bonus Verspaetung',
  VOUCHER: 'Gutschein',
  COMPENSATION: 'Ersatz Paketverlust',
  REVERSAL: 'Storno Ankauf',
  PAYOUT: 'Auszahlung',
  RETURN: 'Ruecklauf Auszahlung',
}

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`

const compactDay = (day: string): string => day.replaceAll('-', '')

/** The first day of the financial year that a day belongs to, `YYYYMMDD`. */
function findYearStart(day: string, month: number): string {
  const year = Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < month ? 1 : 0)
  return `${year}${String(month).padStart(2, '0')}01`
}

/** `YYYYMMDDHHMMSSmmm`. */
const formatMoment = (ms: number): string => new Date(ms).toISOString().replaceAll(/\D/g, '')

/** Line 1: who, which year, which days. The fields that stay empty are DATEV's own. */
function writeHeader({ settings, currency, from, to, createdAtMs }: DatevExport): string {
  return [
    quote('EXTF'),
    '700',
    '21',
    quote('Buchungsstapel'),
    '13',
    formatMoment(createdAtMs),
    '',
    quote(''),
    quote(''),
    quote(''),
    String(settings.consultantNumber),
    String(settings.clientNumber),
    findYearStart(from, settings.yearStartMonth),
    String(settings.accountLength),
    compactDay(from),
    compactDay(to),
    quote(`Ankauf ${from} ${to}`.slice(0, 30)),
    quote(''),
    '1',
    '0',
    '0',
    quote(currency),
    '',
    quote(''),
    '',
    '',
    quote(''),
    '',
    '',
    quote(''),
    quote(''),
  ].join(';')
}

const formatAmount = (amountInCents: number): string =>
  `${Math.trunc(amountInCents / 100)},${String(amountInCents % 100).padStart(2, '0')}`

/** DATEV reads the first account as debited where the mark is S, for `Soll`. */
function writeEntry(entry: JournalEntry, { accounts }: AccountingSettings): string {
  const { day, kind, reference, amountInCents, currency, debit, credit } = entry
  const cells: Partial<Record<DatevColumn, string>> = {
    'Umsatz (ohne Soll/Haben-Kz)': formatAmount(amountInCents),
    'Soll/Haben-Kennzeichen': quote('S'),
    'WKZ Umsatz': quote(currency),
    Konto: accounts[debit],
    'Gegenkonto (ohne BU-Schlüssel)': accounts[credit],
    Belegdatum: `${day.slice(8, 10)}${day.slice(5, 7)}`,
    'Belegfeld 1': quote(reference),
    Buchungstext: quote(`${TITLES[kind]} ${reference}`),
    // Nothing is locked: the accountant decides when a batch is final.
    Festschreibung: '0',
  }
  return DATEV_COLUMNS.map((column) => cells[column] ?? '').join(';')
}

/** Whether days lie in one financial year. A line has day and month only, so DATEV refuses any other range. */
export const isOneYear = (from: string, to: string, { yearStartMonth }: AccountingSettings): boolean =>
  findYearStart(from, yearStartMonth) === findYearStart(to, yearStartMonth)

/** The journal of one currency as DATEV's batch of postings (EXTF, `Buchungsstapel`, version 13). */
export const writeDatev = (given: DatevExport): string =>
  [
    writeHeader(given),
    DATEV_COLUMNS.join(';'),
    ...given.entries
      .filter(({ currency }) => currency === given.currency)
      .map((entry) => writeEntry(entry, given.settings)),
  ]
    .map((line) => `${line}\r\n`)
    .join('')
