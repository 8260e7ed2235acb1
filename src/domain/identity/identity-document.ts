import { formatIsoDay } from '#domain/customers/birth-date.ts'
import { listProblems, type Reading, readOptionalText, type Typed } from '#domain/customers/field-reading.ts'
import { tidyText } from '#domain/customers/tidy-text.ts'
import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { type CalendarDay, parseTypedDate } from '#domain/markets/market-date.ts'

export const DOCUMENT_KINDS = ['ID_CARD', 'PASSPORT', 'RESIDENCE_PERMIT', 'DRIVING_LICENCE'] as const

export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** The document that identifies a seller, as the registers of dealers in used goods record it. */
export interface IdentityDocument {
  readonly kind: DocumentKind
  readonly number: string
  /** The authority, with its country where that isn't obvious. */
  readonly issuedBy: string
  /** `YYYY-MM-DD`. */
  readonly issuedDay: string
  /** `YYYY-MM-DD`; null for a document without an end. */
  readonly expiryDay: string | null
}

/** The fields as typed or sent. */
export type DocumentInput = Readonly<Record<keyof IdentityDocument, Typed>>

export const DOCUMENT_SIDES = ['FRONT', 'BACK'] as const

export type DocumentSide = (typeof DOCUMENT_SIDES)[number]

/** The sides that a document needs: a passport has all on one page. */
export const listNeededSides = (kind: DocumentKind): readonly DocumentSide[] =>
  kind === 'PASSPORT' ? ['FRONT'] : DOCUMENT_SIDES

const NUMBER_MAX = 40
const ISSUER_MAX = 100

/** Nobody's document is older, and none is valid for longer. */
const YEARS_MAX = 60

export const isDocumentKind = (text: string): text is DocumentKind =>
  DOCUMENT_KINDS.some((kind) => kind === text)

function readKind(typed: Typed): Reading<DocumentKind> {
  const text = tidyText(typed ?? '')
  return isDocumentKind(text) ? { value: text } : { value: 'ID_CARD', problem: { key: 'FIELD_REQUIRED' } }
}

/** Capital letters and digits, without the blanks and dashes that people put between them. */
function readNumber(typed: Typed): Reading<string> {
  const reading = readOptionalText(typed, NUMBER_MAX)
  const value = reading.value.replace(/[\s.\p{Pd}]/gu, '').toUpperCase()
  if (reading.problem) return { ...reading, value }
  if (value === '') return { value, problem: { key: 'FIELD_REQUIRED' } }
  return /^[A-Z0-9/]{4,}$/.test(value) ? { value } : { value, problem: { key: 'DOCUMENT_NUMBER_FORMAT' } }
}

function readIssuer(typed: Typed): Reading<string> {
  const reading = readOptionalText(typed, ISSUER_MAX)
  return reading.value === '' ? { ...reading, problem: { key: 'FIELD_REQUIRED' } } : reading
}

interface DayRules {
  readonly today: string
  readonly year: number
}

function readIssuedDay(typed: Typed, { today, year }: DayRules): Reading<string> {
  const text = tidyText(typed ?? '')
  if (text === '') return { value: '', problem: { key: 'FIELD_REQUIRED' } }
  const day = parseTypedDate(text, year)
  if (day === null || day.year < year - YEARS_MAX) return { value: '', problem: { key: 'DAY_FORMAT' } }
  const value = formatIsoDay(day)
  return value > today ? { value, problem: { key: 'ISSUED_LATER' } } : { value }
}

function readExpiryDay(typed: Typed, { today, year }: DayRules): Reading<string | null> {
  const text = tidyText(typed ?? '')
  if (text === '') return { value: null }
  // Two digits mean a year to come.
  const day = parseTypedDate(text, year + YEARS_MAX)
  if (day === null) return { value: null, problem: { key: 'DAY_FORMAT' } }
  const value = formatIsoDay(day)
  return value < today ? { value, problem: { key: 'DOCUMENT_EXPIRED' } } : { value }
}

export type DocumentCheck =
  | { readonly kind: 'document'; readonly document: IdentityDocument }
  | { readonly kind: 'problems'; readonly problems: readonly FieldProblem[] }

/** Checks the typed fields of a document. The form and the server share this check. */
export function checkDocument(input: DocumentInput, today: CalendarDay): DocumentCheck {
  const days = { today: formatIsoDay(today), year: today.year }
  const readings = {
    kind: readKind(input.kind),
    number: readNumber(input.number),
    issuedBy: readIssuer(input.issuedBy),
    issuedDay: readIssuedDay(input.issuedDay, days),
    expiryDay: readExpiryDay(input.expiryDay, days),
  }
  const problems = listProblems(readings)
  if (problems.length > 0) return { kind: 'problems', problems }
  return {
    kind: 'document',
    document: {
      kind: readings.kind.value,
      number: readings.number.value,
      issuedBy: readings.issuedBy.value,
      issuedDay: readings.issuedDay.value,
      expiryDay: readings.expiryDay.value,
    },
  }
}
