import { isAnswered } from '#domain/pricing/list-asked-questions.ts'
import type { Answers } from '#domain/pricing/price-rule.ts'
import { confirmFacts, type GivenAnswers, listOfferSteps, type StepSheet } from './offer-steps.ts'

/** Nothing has been answered yet. */
export const NO_GIVEN_ANSWERS: GivenAnswers = { storageGb: null, conditionId: null, answers: {} }

/** Answers from outside that fit the device: the rule may have changed since, and storage may hold anything. */
export function readGivenAnswers(stored: unknown, { rule, prices }: StepSheet): GivenAnswers {
  if (typeof stored !== 'object' || stored === null) return NO_GIVEN_ANSWERS
  const { storageGb, conditionId, answers } = stored as Record<string, unknown>
  const given = typeof answers === 'object' && answers !== null ? (answers as Record<string, unknown>) : {}
  const fitting = rule.questions.flatMap((question) => {
    const own = given[question.code]
    // An empty list: a fact that does not apply, and nobody has said yet what does.
    const isFitting = Array.isArray(own) && (own.length === 0 || isAnswered(question, own as string[]))
    return isFitting ? [[question.code, own as string[]] as const] : []
  })
  return {
    storageGb: prices.find((price) => price.storageGb === storageGb)?.storageGb ?? null,
    conditionId: rule.conditions.find(({ id }) => id === conditionId)?.id ?? null,
    answers: Object.fromEntries(fitting),
  }
}

/** What the address of a device's page says about the device, before anyone has checked that it fits. */
export interface OfferSearch extends GivenAnswers {
  /** The facts that do not apply, by their questions. */
  readonly differing: readonly string[]
  /** "Yes, all of it" on the sheet of facts: what does not differ applies. */
  readonly isConfirmed: boolean
}

/** The field that says that a fact does not apply. */
export const DIFFERS = 'differs'

const CODE = /^[A-Z0-9_]{1,40}$/
const MAX_QUESTIONS = 40
const MAX_ANSWERS = 20

const readNumber = (text: string | null): number | null =>
  text !== null && /^\d{1,5}$/.test(text) ? Number(text) : null

/** The values of a field that may be codes. Hand-written addresses hold anything, and any number of it. */
const readCodes = (query: URLSearchParams, name: string): string[] =>
  [...new Set(query.getAll(name))].filter((code) => CODE.test(code)).slice(0, MAX_ANSWERS)

/** Question and answer codes are capitals, so no question can be mistaken for another field. */
function readQueryAnswers(query: URLSearchParams, differing: readonly string[]): Answers {
  const codes = [...new Set([...query.keys(), ...differing])].filter((name) => CODE.test(name))
  return Object.fromEntries(
    codes.slice(0, MAX_QUESTIONS).flatMap((code) => {
      const given = readCodes(query, code)
      return given.length > 0 || differing.includes(code) ? [[code, given] as const] : []
    }),
  )
}

/** Reads the query of a device's page; anything invalid is ignored. */
export function readOfferSearch(search: string): OfferSearch {
  const query = new URLSearchParams(search)
  const differing = readCodes(query, DIFFERS)
  return {
    storageGb: readNumber(query.get('storage')),
    conditionId: readNumber(query.get('condition')),
    answers: readQueryAnswers(query, differing),
    differing,
    isConfirmed: query.get('facts') === 'all',
  }
}

/** The query in canonical form, with its question mark; empty where it says nothing. */
export function buildOfferSearch(said: OfferSearch): string {
  const { storageGb, conditionId, answers, differing, isConfirmed } = said
  const query = new URLSearchParams()
  if (storageGb !== null) query.set('storage', String(storageGb))
  if (conditionId !== null) query.set('condition', String(conditionId))
  for (const code of [...differing].sort()) query.append(DIFFERS, code)
  for (const code of Object.keys(answers).sort())
    for (const answer of [...(answers[code] ?? [])].sort()) query.append(code, answer)
  if (isConfirmed) query.set('facts', 'all')
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** The query of a link that presets the storage; empty without one. */
export const buildStorageSearch = (storageGb: number | null): string =>
  storageGb === null
    ? ''
    : buildOfferSearch({ ...NO_GIVEN_ANSWERS, storageGb, differing: [], isConfirmed: false })

/** Whether the address says no more than which storage the device has: such a page is the same for many visitors. */
export const isStorageOnly = ({ conditionId, answers, isConfirmed }: OfferSearch): boolean =>
  conditionId === null && Object.keys(answers).length === 0 && !isConfirmed

/** The part of an address that fits the device. */
export const fitOfferSearch = (asked: OfferSearch, sheet: StepSheet): OfferSearch => ({
  ...readGivenAnswers(asked, sheet),
  differing: asked.differing.filter((code) =>
    sheet.rule.questions.some((question) => question.code === code),
  ),
  isConfirmed: asked.isConfirmed,
})

/** The answers that an address gives, with the facts that it confirms: all but those that it says differ. */
export function toGivenAnswers(said: OfferSearch, sheet: StepSheet): GivenAnswers {
  const { storageGb, conditionId, answers, differing, isConfirmed } = said
  const given = { storageGb, conditionId, answers }
  const facts = isConfirmed && listOfferSteps(sheet, given).find((step) => step.kind === 'facts')
  if (!facts) return given
  // The answer of a line that was opened and closed again is still in the form; it does not count.
  const applying = facts.lines.filter(({ question }) => !differing.includes(question.code))
  const others = Object.entries(answers).filter(
    ([code]) => !applying.some(({ question }) => question.code === code),
  )
  return { ...given, answers: confirmFacts(facts.lines, Object.fromEntries(others)) }
}
