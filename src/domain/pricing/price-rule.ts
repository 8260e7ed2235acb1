/** Why we make no offer. */
export const NO_OFFER_REASONS = [
  'DANGEROUS_GOODS',
  'FUNGUS',
  'NO_PICTURE',
  'PANEL_BROKEN',
  'BANNED',
  'MODDED',
  'TOO_LOW',
] as const

export type NoOfferReason = (typeof NO_OFFER_REASONS)[number]

/** What has to be done before we buy. */
export const GATES = ['LOCKED'] as const

export type Gate = (typeof GATES)[number]

/** What an answer does to the price. Exactly one of these. */
export type AnswerEffect =
  | { readonly factorBp: number }
  | { readonly deductionInCents: number }
  | { readonly noOffer: NoOfferReason }
  | { readonly gate: Gate }

export type RuleAnswer = AnswerEffect & {
  readonly id: number
  readonly code: string
  /** The device does not start: questions with `needsPower` are not asked. */
  readonly isWithoutPower?: true
}

export interface RuleQuestion {
  readonly id: number
  readonly code: string
  /** One answer, or any number of them. */
  readonly type: 'single' | 'multi'
  /** Asked only where an earlier question has this answer. */
  readonly when?: { readonly question: string; readonly answer: string }
  /** Not asked about a device that does not start. */
  readonly needsPower?: boolean
  /** A line on the sheet of facts, which a seller confirms all at once. Any other question is asked on its own. */
  readonly isFact?: true
  /** Asked about a sealed device, too. The best answer to any other question holds for it. */
  readonly isAskedWhenSealed?: true
  readonly answers: readonly RuleAnswer[]
}

export interface RuleCondition {
  readonly id: number
  readonly code: string
  readonly factorBp: number
}

/** Everything that turns a base price and answers into a price: one version, the same table on server and browser. */
export interface PriceRule {
  readonly version: number
  /** Best first. */
  readonly conditions: readonly RuleCondition[]
  readonly minOfferInCents: number
  /** The least share of the base price that is paid. */
  readonly floorBp: number
  readonly questions: readonly RuleQuestion[]
}

/**
 * What a seller will do before shipping, in every version of the rule. Stored answers are read by this code. Nobody can
 * find it at an inspection: by then it is done or not.
 */
const PROMISE = 'LATER'

export const isPromise = (answer: string): boolean => answer === PROMISE

/** Answer codes by question code. */
export type Answers = Readonly<Record<string, readonly string[]>>
