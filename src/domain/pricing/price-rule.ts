/** Why we make no offer; the page explains each. */
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

export type RuleAnswer = AnswerEffect & { readonly id: number; readonly code: string }

export interface RuleQuestion {
  readonly id: number
  readonly code: string
  /** One answer, or any number of them. */
  readonly type: 'single' | 'multi'
  /** Asked only if another question was answered so. */
  readonly when?: { readonly question: string; readonly answer: string }
  /** Cannot be answered for a device that does not start. */
  readonly needsPower?: boolean
  readonly answers: readonly RuleAnswer[]
}

export interface RuleCondition {
  readonly id: number
  readonly code: string
  readonly factorBp: number
}

/** Everything that turns a base price and answers into a price; a pure table, the same on both sides. */
export interface PriceRule {
  readonly version: number
  /** Best first. */
  readonly conditions: readonly RuleCondition[]
  readonly minOfferInCents: number
  /** Share of the base price that is paid at least. */
  readonly floorBp: number
  readonly questions: readonly RuleQuestion[]
}

/** Codes of the answers, by the code of their question. */
export type Answers = Readonly<Record<string, readonly string[]>>
