import type { ClarificationAnswer } from '#domain/clarification/clarification-answers.ts'
import type { ActionReason } from '#domain/clarification/clarification-kind.ts'
import type { MessageKey } from './message-key.ts'

export interface AnswerTexts {
  /** On the button that leads to the confirmation, and on the link in a mail. */
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
const TEXTS = {
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
} as const satisfies Readonly<Record<ClarificationAnswer, AnswerTexts>>

/** Where an answer has words of its own, because of what it answers. */
const OWN_TEXTS: Partial<
  Readonly<Record<ActionReason, Partial<Record<ClarificationAnswer, Partial<AnswerTexts>>>>>
> = {
  OWNERSHIP_PROOF: {
    DONE: {
      button: 'CLARIFICATION_SEND_PROOF',
      text: 'CLARIFICATION_SEND_PROOF_TEXT',
      confirm: 'CLARIFICATION_SEND_PROOF_CONFIRM',
      question: 'CLARIFICATION_SEND_PROOF_QUESTION',
      done: 'CLARIFICATION_SEND_PROOF_DONE',
    },
    RETURN: { button: 'CLARIFICATION_NO_PROOF', text: 'CLARIFICATION_NO_PROOF_TEXT' },
  },
  MISSING_PART: {
    DONE: {
      button: 'CLARIFICATION_WITHOUT',
      text: 'CLARIFICATION_WITHOUT_TEXT',
      confirm: 'CLARIFICATION_WITHOUT_CONFIRM',
      question: 'CLARIFICATION_WITHOUT_QUESTION',
    },
  },
}

/** The words of an answer to a clarification, on its page and in its mails. */
export const pickAnswerTexts = (answer: ClarificationAnswer, reason: ActionReason | null): AnswerTexts => ({
  ...TEXTS[answer],
  ...(reason && OWN_TEXTS[reason]?.[answer]),
})
