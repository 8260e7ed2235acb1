import type { ClarificationAnswer } from '#domain/clarification/clarification-answers.ts'
import type { NoOfferReason } from '#domain/pricing/price-rule.ts'
import type { MessageKey } from '#messages/message-key.ts'

interface AnswerText {
  /** On the button that leads to the confirmation. */
  readonly button: MessageKey
  /** What it leads to. */
  readonly text: MessageKey
  /** On the button that confirms. */
  readonly confirm: MessageKey
  /** Asked on the page of this answer alone. */
  readonly question: MessageKey
  /** The headline after it was given. */
  readonly done: MessageKey
  readonly next: MessageKey
}

/** The texts of each answer. Some take the price as `{price}`. */
export const ANSWER_TEXTS = {
  ACCEPT: {
    button: 'CLARIFICATION_ACCEPT',
    text: 'CLARIFICATION_ACCEPT_TEXT',
    confirm: 'CLARIFICATION_ACCEPT_CONFIRM',
    question: 'CLARIFICATION_ACCEPT_QUESTION',
    done: 'CLARIFICATION_ACCEPT_DONE',
    next: 'CLARIFICATION_ACCEPT_NEXT',
  },
  RETURN: {
    button: 'CLARIFICATION_RETURN',
    text: 'CLARIFICATION_RETURN_TEXT',
    confirm: 'CLARIFICATION_RETURN_CONFIRM',
    question: 'CLARIFICATION_RETURN_QUESTION',
    done: 'CLARIFICATION_RETURN_DONE',
    next: 'CLARIFICATION_RETURN_NEXT',
  },
  RECYCLE: {
    button: 'CLARIFICATION_RECYCLE',
    text: 'CLARIFICATION_RECYCLE_TEXT',
    confirm: 'CLARIFICATION_RECYCLE_CONFIRM',
    question: 'CLARIFICATION_RECYCLE_QUESTION',
    done: 'CLARIFICATION_RECYCLE_DONE',
    next: 'CLARIFICATION_RECYCLE_NEXT',
  },
  APPEAL: {
    button: 'CLARIFICATION_APPEAL',
    text: 'CLARIFICATION_APPEAL_TEXT',
    confirm: 'CLARIFICATION_APPEAL_CONFIRM',
    question: 'CLARIFICATION_APPEAL_QUESTION',
    done: 'CLARIFICATION_APPEAL_DONE',
    next: 'CLARIFICATION_APPEAL_NEXT',
  },
  DONE: {
    button: 'CLARIFICATION_DONE',
    text: 'CLARIFICATION_DONE_TEXT',
    confirm: 'CLARIFICATION_DONE_CONFIRM',
    question: 'CLARIFICATION_DONE_QUESTION',
    done: 'CLARIFICATION_DONE_DONE',
    next: 'CLARIFICATION_DONE_NEXT',
  },
} as const satisfies Readonly<Record<ClarificationAnswer, AnswerText>>

/** Why we cannot buy a device that has arrived. */
export const REASON_TEXTS = {
  DANGEROUS_GOODS: 'CLARIFICATION_NO_BUY_DANGEROUS_GOODS',
  FUNGUS: 'CLARIFICATION_NO_BUY_FUNGUS',
  NO_PICTURE: 'CLARIFICATION_NO_BUY_NO_PICTURE',
  PANEL_BROKEN: 'CLARIFICATION_NO_BUY_PANEL_BROKEN',
  BANNED: 'CLARIFICATION_NO_BUY_BANNED',
  MODDED: 'CLARIFICATION_NO_BUY_MODDED',
  TOO_LOW: 'CLARIFICATION_NO_BUY_TOO_LOW',
} as const satisfies Readonly<Record<NoOfferReason, MessageKey>>
