import { DAY_MS } from '#domain/kernel/durations.ts'
import { formatDay } from '#messages/locale/format-day.ts'
import type { MailBlock, MailContent } from '#server/mails/rendering/mail-content.ts'
import { formatAmount, greeting } from '#server/mails/templates/trade/trade-mail-blocks.ts'
import { describeDemand, guideBlocks } from './action-blocks.ts'
import {
  answerBlocks,
  type ClarificationMailInput,
  deadlineBlock,
  formatClarifiedDevice,
  proofButton,
} from './clarification-mail-blocks.ts'

/** What the seller was asked, in short. */
function summaryBlocks(input: ClarificationMailInput, days: number): MailBlock[] {
  const { t, item, clarification } = input
  const { kind, priceInCents } = clarification
  const values = { days, device: formatClarifiedDevice(input) }
  if (kind === 'ACTION')
    return [
      { kind: 'paragraph', text: t('MAIL_NUDGE_ACTION', values) },
      { kind: 'note', text: describeDemand(input) },
      ...guideBlocks(input),
    ]
  if (priceInCents === null)
    return [{ kind: 'paragraph', text: t('MAIL_NUDGE_UNBUYABLE', values) }, proofButton(input)]
  const quoted = formatAmount(input, item.priceInCents)
  const price = formatAmount(input, priceInCents)
  return [
    { kind: 'paragraph', text: t('MAIL_NUDGE_PRICE', { ...values, quoted, price }) },
    proofButton(input),
  ]
}

/** An answer is still missing. */
export function answerReminderMail(input: ClarificationMailInput, nowMs: number): MailContent {
  const { market, t, tradeNumber, clarification } = input
  const { answerBy } = clarification
  // At least one day: a reminder that waited for the mail server until the last day is still right.
  const days = Math.max(1, Math.round((answerBy.getTime() - nowMs) / DAY_MS))
  return {
    subject: t('MAIL_NUDGE_SUBJECT', { tradeNumber, date: formatDay(market.locale, answerBy) }),
    preheader: t('MAIL_NUDGE_PREHEADER', { days }),
    title: t('MAIL_NUDGE_TITLE'),
    blocks: [greeting(input), ...summaryBlocks(input, days), deadlineBlock(input), ...answerBlocks(input)],
  }
}
