import {
  type BankAnswerReading,
  type BatchAnswer,
  type TransferAnswer,
  type TransferOutcome,
  unreadable,
} from './bank-answer.ts'
import { elementsAt, readXml, textAt, type XmlElement } from './read-xml.ts'

// Only a settled transfer is a paid one: "accepted" and "in process" may still be followed by a rejection.
const OUTCOMES: ReadonlyMap<string, TransferOutcome> = new Map([
  ...['ACSC', 'ACCC'].map((code) => [code, 'CONFIRMED'] as const),
  ...['RJCT', 'CANC'].map((code) => [code, 'REJECTED'] as const),
  ...'RCVD ACTC ACCP ACSP ACWC ACWP ACFC ACIS PATC PART PDNG PRES'
    .split(' ')
    .map((code) => [code, 'PENDING'] as const),
])

/** A code that the bank gives to something of ours, and the elements that may say why, the nearest first. */
interface Statement {
  readonly id: string | null
  readonly code: string | null
  readonly places: readonly XmlElement[]
}

function reasonIn(element: XmlElement): string | null {
  const words = ['Rsn/Cd', 'Rsn/Prtry', 'AddtlInf'].flatMap(
    (path) => textAt(element, `StsRsnInf/${path}`) || [],
  )
  return words.length > 0 ? words.join(' ') : null
}

const reasonOf = (places: readonly XmlElement[]): string | null =>
  places.reduce<string | null>((reason, place) => reason ?? reasonIn(place), null)

/** What the bank says of whole batches. Where it is silent about one of them, that is no statement. */
function batchStatements(report: XmlElement): readonly Statement[] {
  const payments = elementsAt(report, 'OrgnlPmtInfAndSts').map((place) => ({
    id: textAt(place, 'OrgnlPmtInfId'),
    code: textAt(place, 'PmtInfSts'),
    places: [place],
  }))
  const groups = elementsAt(report, 'OrgnlGrpInfAndSts').map((place) => ({
    id: textAt(place, 'OrgnlMsgId'),
    code: textAt(place, 'GrpSts'),
    places: [place],
  }))
  const spoken = payments.filter(({ code }) => code !== null)
  // The same batch has the same id in both places; what is said further inside is the more exact word.
  const outer = groups.filter(({ id, code }) => code !== null && !spoken.some((other) => other.id === id))
  return [...outer, ...spoken]
}

function transferStatements(report: XmlElement): readonly Statement[] {
  const groups = elementsAt(report, 'OrgnlGrpInfAndSts')
  const groupCode = textAt(report, 'OrgnlGrpInfAndSts/GrpSts')
  return elementsAt(report, 'OrgnlPmtInfAndSts').flatMap((payment) =>
    elementsAt(payment, 'TxInfAndSts').map((place) => ({
      id: textAt(place, 'OrgnlEndToEndId'),
      code: textAt(place, 'TxSts') ?? textAt(payment, 'PmtInfSts') ?? groupCode,
      places: [place, payment, ...groups],
    })),
  )
}

function problemOf(statements: readonly Statement[]): BankAnswerReading | null {
  const nameless = statements.some(({ id }) => !id)
  if (nameless) return unreadable('ID_MISSING')
  const unknown = statements.find(({ code }) => !OUTCOMES.has(code ?? ''))
  return unknown ? unreadable('STATUS_UNKNOWN', unknown.id) : null
}

function readStatement({ id, code, places }: Statement): TransferAnswer & BatchAnswer {
  const outcome = OUTCOMES.get(code ?? '') ?? 'PENDING'
  const name = id ?? ''
  return {
    endToEndId: name,
    batchId: name,
    outcome,
    reason: outcome === 'REJECTED' ? reasonOf(places) : null,
  }
}

/** What a bank's status report (`pain.002`) says, reduced to ids, outcomes and reasons; any version since the third. */
export function readPain002(text: string): BankAnswerReading {
  const report = readXml(text)?.children.find(({ name }) => name === 'CstmrPmtStsRpt')
  if (!report) return unreadable('NOT_READABLE')
  const [batches, transfers] = [batchStatements(report), transferStatements(report)]
  const problem = problemOf([...batches, ...transfers])
  if (problem) return problem
  return {
    kind: 'answer',
    answer: {
      batches: batches
        .map(readStatement)
        .map(({ batchId, outcome, reason }) => ({ batchId, outcome, reason })),
      transfers: transfers
        .map(readStatement)
        .map(({ endToEndId, outcome, reason }) => ({ endToEndId, outcome, reason })),
    },
  }
}
