import type { MailContent } from '#server/mails/rendering/mail-content.ts'
import { greeting } from '#server/mails/templates/trade/trade-mail-blocks.ts'
import { describeDemand, guideBlocks, refusalBlocks } from './action-blocks.ts'
import {
  answerBlocks,
  type ClarificationMailInput,
  deadlineBlock,
  formatAnswerBy,
  formatClarifiedDevice,
} from './clarification-mail-blocks.ts'

/** Asks for something that only the seller can do. */
export function actionRequiredMail(input: ClarificationMailInput): MailContent {
  const { t, tradeNumber } = input
  return {
    subject: t('MAIL_ACTION_SUBJECT', { tradeNumber }),
    preheader: t('MAIL_ACTION_PREHEADER', { date: formatAnswerBy(input) }),
    title: describeDemand(input),
    blocks: [
      greeting(input),
      { kind: 'facts', rows: [{ label: t('MAIL_FACT_DEVICE'), value: formatClarifiedDevice(input) }] },
      ...refusalBlocks(input),
      deadlineBlock(input),
      ...guideBlocks(input),
      ...answerBlocks(input),
    ],
  }
}
