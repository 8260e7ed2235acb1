import type { MailReport } from '#server/mails/facts/find-report.ts'
import type { MailBlock, MailContent } from '#server/mails/rendering/mail-content.ts'
import { effectRows, findingBlocks } from '#server/mails/templates/device/finding-blocks.ts'
import { formatAmount, greeting } from '#server/mails/templates/trade/trade-mail-blocks.ts'
import {
  answerBlocks,
  type ClarificationMailInput,
  deadlineBlock,
  formatAnswerBy,
  formatClarifiedDevice,
  proofButton,
} from './clarification-mail-blocks.ts'

function requireReport({ report }: ClarificationMailInput): MailReport {
  if (!report) throw new Error('A price without an inspection')
  return report
}

/** From the quoted price to the new one. */
function sumBlock(input: ClarificationMailInput, priceInCents: number): MailBlock {
  const { t, item } = input
  return {
    kind: 'amounts',
    title: t('MAIL_SUM'),
    rows: [
      { label: t('MAIL_SUM_QUOTED'), amount: formatAmount(input, item.priceInCents) },
      ...effectRows(input, requireReport(input)),
      { label: t('MAIL_SUM_NEW'), amount: formatAmount(input, priceInCents), isTotal: true },
    ],
  }
}

function leadBlock(input: ClarificationMailInput, priceInCents: number): MailBlock {
  const { t, item, clarification } = input
  const values = {
    device: formatClarifiedDevice(input),
    count: requireReport(input).findings.length,
    quoted: formatAmount(input, item.priceInCents),
    price: formatAmount(input, priceInCents),
  }
  if (!clarification.wasAppealed) return { kind: 'paragraph', text: t('MAIL_COUNTER_TEXT', values) }
  const key = clarification.isEarlierPrice ? 'MAIL_COUNTER_EARLIER_TEXT' : 'MAIL_COUNTER_SECOND_TEXT'
  return { kind: 'paragraph', text: t(key, values) }
}

function noteBlocks({ trade, t }: ClarificationMailInput): MailBlock[] {
  const proof: MailBlock = { kind: 'paragraph', text: t('MAIL_COUNTER_PROOF') }
  return trade.voucherCode ? [proof, { kind: 'paragraph', text: t('MAIL_COUNTER_VOUCHER') }] : [proof]
}

/** A new price: what differs, what it changes, and every possible answer. */
function newPriceMail(input: ClarificationMailInput, priceInCents: number): MailContent {
  const { t, tradeNumber, item, clarification } = input
  return {
    subject: t('MAIL_COUNTER_SUBJECT', { tradeNumber }),
    preheader: t('MAIL_COUNTER_PREHEADER', {
      quoted: formatAmount(input, item.priceInCents),
      price: formatAmount(input, priceInCents),
      date: formatAnswerBy(input),
    }),
    title: t(clarification.wasAppealed ? 'MAIL_COUNTER_SECOND_TITLE' : 'MAIL_COUNTER_TITLE'),
    blocks: [
      greeting(input),
      leadBlock(input, priceInCents),
      ...findingBlocks(input, requireReport(input)),
      sumBlock(input, priceInCents),
      ...noteBlocks(input),
      proofButton(input),
      deadlineBlock(input),
      ...answerBlocks(input),
    ],
  }
}

function describeRefusal(input: ClarificationMailInput): string {
  const { outcome, minOfferInCents } = requireReport(input)
  if (outcome.kind !== 'NOT_BUYABLE') throw new Error('A device that we can buy has a price')
  const minimum = formatAmount(input, minOfferInCents)
  return input.t(`MAIL_UNBUYABLE_${outcome.reason}`, { minimum })
}

/** We cannot buy the device: there is no price to accept. */
function notBuyableMail(input: ClarificationMailInput): MailContent {
  const { t, tradeNumber, clarification } = input
  return {
    subject: t('MAIL_UNBUYABLE_SUBJECT', { tradeNumber }),
    preheader: t('MAIL_UNBUYABLE_PREHEADER', { date: formatAnswerBy(input) }),
    title: t(clarification.wasAppealed ? 'MAIL_COUNTER_SECOND_TITLE' : 'MAIL_UNBUYABLE_TITLE'),
    blocks: [
      greeting(input),
      { kind: 'paragraph', text: t('MAIL_UNBUYABLE_TEXT', { device: formatClarifiedDevice(input) }) },
      { kind: 'note', text: describeRefusal(input) },
      ...findingBlocks(input, requireReport(input)),
      { kind: 'paragraph', text: t('MAIL_COUNTER_PROOF') },
      proofButton(input),
      deadlineBlock(input),
      ...answerBlocks(input),
    ],
  }
}

/** Asks the seller about the price of a device. */
export const counterOfferMail = (input: ClarificationMailInput): MailContent =>
  input.clarification.priceInCents === null
    ? notBuyableMail(input)
    : newPriceMail(input, input.clarification.priceInCents)
