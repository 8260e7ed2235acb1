import { type FactLine, listOfferSteps, type StepSheet } from '#domain/offers/offer-steps.ts'
import { isPromise } from '#domain/pricing/price-rule.ts'
import { type DrawerRow, fitAnswers } from './drawer-row.ts'

/** A row with what decides about its questions. */
export interface AskedRow {
  readonly row: DrawerRow
  readonly sheet: StepSheet
}

/** A fact that several devices are asked about, so that it can be said once for all of them. */
export interface SharedFact {
  readonly key: string
  /** The answer that the statement stands for. */
  readonly goodAnswer: string
  /** What a seller will do before shipping, where the question knows such an answer. */
  readonly promise: string | null
  /** The rows that have no answer to it yet, with their own question. */
  readonly rows: readonly { readonly key: number; readonly question: string }[]
}

/**
 * Kinds of devices ask the same under codes of their own: `PH_LOCK`, `LA_LOCK`. Only a question with the same answers, and
 * the same good one, is the same question: a tablet has no glass on its back.
 */
const describeLine = ({ question: { code, answers }, goodAnswer }: FactLine): string =>
  [code.replace(/^[A-Z]+_/, ''), goodAnswer, ...answers.map((answer) => answer.code).sort()].join(' ')

/** The facts that a row is asked about. A device that is said to be broken is asked about on its own. */
function listFactLines({ row, sheet }: AskedRow): readonly FactLine[] {
  if (row.isBroken || row.offerId !== null) return []
  const facts = listOfferSteps(sheet, fitAnswers(row, sheet)).find((step) => step.kind === 'facts')
  return facts?.lines ?? []
}

/** Whether the seller has answered a question about this device alone. */
const isOwn = ({ own }: DrawerRow, question: string): boolean => own.answers[question] !== undefined

/** An answer of the seller's that no longer fits the rule is asked for where it was given. */
const isOpen = ({ row, sheet }: AskedRow, { question }: FactLine): boolean =>
  !isOwn(row, question.code) && fitAnswers(row, sheet).answers[question.code] === undefined

/** Fewer devices are asked about it on their own. */
const MIN_ROWS = 2

/** The facts that can be said about several devices at once, in the order in which they are asked. */
export function listSharedFacts(asked: readonly AskedRow[], apart: readonly string[]): readonly SharedFact[] {
  const facts = new Map<string, SharedFact>()
  for (const one of asked)
    for (const line of listFactLines(one).filter((own) => isOpen(one, own))) {
      const { question, goodAnswer } = line
      const key = describeLine(line)
      const promise = question.answers.find(({ code }) => isPromise(code))?.code ?? null
      const known = facts.get(key) ?? { key, goodAnswer, promise, rows: [] }
      facts.set(key, { ...known, rows: [...known.rows, { key: one.row.key, question: question.code }] })
    }
  return [...facts.values()].filter(({ key, rows }) => rows.length >= MIN_ROWS && !apart.includes(key))
}

/**
 * Says facts about all devices that they are shared by. Whatever the seller has answered about one device stays, and
 * devices that are added later are asked again.
 */
export function shareFacts(
  rows: readonly DrawerRow[],
  said: readonly { readonly fact: SharedFact; readonly answer: string }[],
): readonly DrawerRow[] {
  return rows.map((row) => {
    const news = said.flatMap(({ fact, answer }) =>
      fact.rows
        .filter(({ key, question }) => key === row.key && !isOwn(row, question))
        .map(({ question }) => [question, [answer]] as const),
    )
    return news.length > 0 ? { ...row, shared: { ...row.shared, ...Object.fromEntries(news) } } : row
  })
}
