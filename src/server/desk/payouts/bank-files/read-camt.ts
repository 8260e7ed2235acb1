import type { BankLine } from '#domain/payouts/bank-line.ts'
import { findElements, findText, readXml, type XmlElement } from '#server/xml/read-xml.ts'

/** A line that can't be understood makes the whole file unreadable: half of a statement is none. */
export type CamtReading =
  | { readonly kind: 'lines'; readonly lines: readonly BankLine[] }
  | { readonly kind: 'unreadable'; readonly at: string }

// Statements of a day, and notifications of single movements. Both hold the same entries.
const ENTRY_PATHS = ['BkToCstmrStmt/Stmt/Ntry', 'BkToCstmrDbtCdtNtfctn/Ntfctn/Ntry']
const ROOTS = ['BkToCstmrStmt', 'BkToCstmrDbtCdtNtfctn']

// What banks write where the one who ordered a transfer gave no id.
const NO_ID = 'NOTPROVIDED'

const findFirstText = (element: XmlElement, paths: readonly string[]): string | null =>
  paths.map((path) => findText(element, path)).find((text) => text !== null && text !== '') ?? null

const findId = (element: XmlElement, paths: readonly string[]): string | null => {
  const id = findFirstText(element, paths)
  return id === NO_ID ? null : id
}

/** Amounts are decimals with up to five places; money here has two. */
function readCents(text: string): number | null {
  const [, whole = '', cents = ''] = /^(\d{1,13})(?:\.(\d{1,2})0{0,3})?$/.exec(text) ?? []
  return whole === '' ? null : Number(whole) * 100 + Number(cents.padEnd(2, '0'))
}

// The screens can't show anything else as money.
const CURRENCY = /^[A-Z]{3}$/

interface Money {
  readonly amountInCents: number
  readonly currency: string
}

function findMoney(element: XmlElement, paths: readonly string[]): Money | null {
  const amount = paths.flatMap((path) => findElements(element, path))[0]
  const amountInCents = amount ? readCents(amount.text.trim()) : null
  const currency = amount?.attributes.Ccy
  return amountInCents === null || !currency || !CURRENCY.test(currency) ? null : { amountInCents, currency }
}

function readDirection(element: XmlElement): BankLine['direction'] | null {
  const sign = findText(element, 'CdtDbtInd')
  if (sign === 'DBIT') return 'OUT'
  return sign === 'CRDT' ? 'IN' : null
}

/** The booking day as `YYYY-MM-DD`, from a date or a moment. */
function findDay(entry: XmlElement): string | null {
  const text = findFirstText(entry, ['BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm'])
  return /^\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0] ?? null
}

const joinTexts = (element: XmlElement, paths: readonly string[]): string =>
  paths
    .flatMap((path) => findElements(element, path))
    .map(({ text }) => text.trim())
    .filter(Boolean)
    .join(' ')

const TEXTS = [
  'RltdPties/Cdtr/Nm',
  'RltdPties/Cdtr/Pty/Nm',
  'RltdPties/Dbtr/Nm',
  'RltdPties/Dbtr/Pty/Nm',
  'RmtInf/Ustrd',
  'AddtlTxInf',
]

const BATCH_IDS = ['Refs/PmtInfId', 'Refs/MsgId']

const readReason = (details: XmlElement): string | null =>
  joinTexts(details, ['RtrInf/Rsn/Cd', 'RtrInf/Rsn/Prtry', 'RtrInf/AddtlInf']) || null

/** What all movements of an entry share. */
interface EntryFacts {
  readonly entry: XmlElement
  readonly day: string
  readonly direction: BankLine['direction']
  readonly money: Money
}

/** The entry as a whole, for one without details. */
function readWhole({ entry, day, direction, money }: EntryFacts, details: XmlElement | undefined): BankLine {
  const batch = findElements(entry, 'NtryDtls/Btch')[0]
  return {
    channel: 'bank',
    day,
    direction,
    ...money,
    endToEndId: (details && findId(details, ['Refs/EndToEndId'])) ?? null,
    batchId: (batch && findId(batch, ['PmtInfId', 'MsgId'])) ?? (details ? findId(details, BATCH_IDS) : null),
    bankReference: findId(entry, ['AcctSvcrRef', 'NtryRef']),
    reason: details ? readReason(details) : null,
    text: [details ? joinTexts(details, TEXTS) : '', findText(entry, 'AddtlNtryInf') ?? '']
      .filter(Boolean)
      .join(' '),
  }
}

/** One of several movements that were booked together. */
function readDetail({ entry, day, direction }: EntryFacts, details: XmlElement): BankLine | null {
  const money = findMoney(details, ['AmtDtls/TxAmt/Amt', 'Amt', 'AmtDtls/InstdAmt/Amt'])
  if (!money) return null
  return {
    channel: 'bank',
    day,
    direction: readDirection(details) ?? direction,
    ...money,
    endToEndId: findId(details, ['Refs/EndToEndId']),
    batchId: findId(details, BATCH_IDS),
    bankReference: findId(details, ['Refs/AcctSvcrRef']) ?? findId(entry, ['AcctSvcrRef', 'NtryRef']),
    reason: readReason(details),
    text: joinTexts(details, TEXTS),
  }
}

/** Banks write entries of zero, such as for a closing without fees. No money moved. */
const isMovement = ({ amountInCents }: BankLine): boolean => amountInCents > 0

/** The movements of an entry; null if it can't be understood. */
function readEntry(entry: XmlElement): readonly BankLine[] | null {
  // What is announced but not booked may never come. Older versions write the status as a text, newer ones as a code.
  const status = findFirstText(entry, ['Sts/Cd', 'Sts'])
  if (status !== 'BOOK') return []
  const day = findDay(entry)
  const direction = readDirection(entry)
  const money = findMoney(entry, ['Amt'])
  if (!day || !direction || !money) return null
  const facts = { entry, day, direction, money }
  const details = findElements(entry, 'NtryDtls/TxDtls')
  if (details.length < 2) return [readWhole(facts, details[0])].filter(isMovement)
  const lines = details.map((detail) => readDetail(facts, detail))
  return lines.every((line) => line !== null) ? lines.filter(isMovement) : null
}

/** Reads the booked movements of a `camt.053` or `camt.054` message; null if the text is no such message. */
export function readCamt(text: string): CamtReading | null {
  const document = readXml(text)
  if (!document || !ROOTS.some((root) => findElements(document, root).length > 0)) return null
  const lines: BankLine[] = []
  for (const entry of ENTRY_PATHS.flatMap((path) => findElements(document, path))) {
    const read = readEntry(entry)
    if (!read)
      return {
        kind: 'unreadable',
        at: findFirstText(entry, ['NtryRef', 'AcctSvcrRef']) ?? `${lines.length + 1}`,
      }
    lines.push(...read)
  }
  return { kind: 'lines', lines }
}
