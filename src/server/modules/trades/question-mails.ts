import { DAY_MS } from '#domain/kernel/durations.ts'
import { documentDate } from '#server/documents/document-date.ts'
import type { MailBlock, MailContent } from '#server/mails/mail-content.ts'
import { demandTitle, guideBlocks } from './action-mail-parts.ts'
import { effectRows, findingBlocks } from './finding-mail-parts.ts'
import type { MailReport } from './mail-report.ts'
import {
  answerBlocks,
  answerByText,
  askedDevice,
  type QuestionMailInput,
  questionUrl,
} from './question-mail-parts.ts'
import { greeting, moneyOf, stateParagraph } from './trade-mail-parts.ts'

function requireReport({ report }: QuestionMailInput): MailReport {
  if (!report) throw new Error('A price without an inspection')
  return report
}

const proofButton = (input: QuestionMailInput): MailBlock => ({
  kind: 'button',
  label: input.t(input.asked.priceInCents === null ? 'MAIL_UNBUYABLE_BUTTON' : 'MAIL_COUNTER_BUTTON'),
  url: questionUrl(input, input.token),
})

/** Until when the seller can answer, and what happens without an answer. */
function deadlineBlock(input: QuestionMailInput): MailBlock {
  const { t, asked } = input
  const date = answerByText(input)
  if (asked.kind === 'ACTION') return stateParagraph(input, 'ACTION_REQUIRED', { date })
  return {
    kind: 'paragraph',
    text: t(asked.isHazardous ? 'MAIL_ANSWER_BY_KEPT' : 'MAIL_ANSWER_BY', { date }),
  }
}

/** From the quoted price to the new one. */
function sumBlock(input: QuestionMailInput, priceInCents: number): MailBlock {
  const { t, item } = input
  return {
    kind: 'amounts',
    title: t('MAIL_SUM'),
    rows: [
      { label: t('MAIL_SUM_QUOTED'), amount: moneyOf(input, item.priceInCents) },
      ...effectRows(input, requireReport(input)),
      { label: t('MAIL_SUM_NEW'), amount: moneyOf(input, priceInCents), isTotal: true },
    ],
  }
}

function counterLead(input: QuestionMailInput, priceInCents: number): MailBlock {
  const { t, item, asked } = input
  const values = {
    device: askedDevice(input),
    count: requireReport(input).findings.length,
    quoted: moneyOf(input, item.priceInCents),
    price: moneyOf(input, priceInCents),
  }
  const appealed = asked.isEarlierPrice ? 'MAIL_COUNTER_EARLIER_TEXT' : 'MAIL_COUNTER_SECOND_TEXT'
  return { kind: 'paragraph', text: t(asked.wasAppealed ? appealed : 'MAIL_COUNTER_TEXT', values) }
}

/** What goes with a new price besides the sum. */
function counterNotes({ trade, t }: QuestionMailInput): MailBlock[] {
  const texts = [t('MAIL_COUNTER_PROOF'), ...(trade.voucherCode ? [t('MAIL_COUNTER_VOUCHER')] : [])]
  return texts.map((text) => ({ kind: 'paragraph', text }))
}

/** A new price: what differs, what it changes, and every way to answer. */
function counterOffer(input: QuestionMailInput, priceInCents: number): MailContent {
  const { t, tradeNumber, item, asked } = input
  return {
    subject: t('MAIL_COUNTER_SUBJECT', { tradeNumber }),
    preheader: t('MAIL_COUNTER_PREHEADER', {
      quoted: moneyOf(input, item.priceInCents),
      price: moneyOf(input, priceInCents),
      date: answerByText(input),
    }),
    title: t(asked.wasAppealed ? 'MAIL_COUNTER_SECOND_TITLE' : 'MAIL_COUNTER_TITLE'),
    blocks: [
      greeting(input),
      counterLead(input, priceInCents),
      ...findingBlocks(input, requireReport(input)),
      sumBlock(input, priceInCents),
      ...counterNotes(input),
      proofButton(input),
      deadlineBlock(input),
      ...answerBlocks(input),
    ],
  }
}

/** Why we cannot buy a device. */
function refusalText(input: QuestionMailInput): string {
  const { outcome, minOfferInCents } = requireReport(input)
  if (outcome.kind !== 'NOT_BUYABLE') throw new Error('A device that we can buy has a price')
  const minimum = moneyOf(input, minOfferInCents)
  return input.t(`MAIL_UNBUYABLE_${outcome.reason}`, { minimum })
}

/** No price: there is nothing to accept. */
function notBuyable(input: QuestionMailInput): MailContent {
  const { t, tradeNumber, asked } = input
  const date = answerByText(input)
  return {
    subject: t('MAIL_UNBUYABLE_SUBJECT', { tradeNumber }),
    preheader: t('MAIL_UNBUYABLE_PREHEADER', { date }),
    title: t(asked.wasAppealed ? 'MAIL_COUNTER_SECOND_TITLE' : 'MAIL_UNBUYABLE_TITLE'),
    blocks: [
      greeting(input),
      { kind: 'paragraph', text: t('MAIL_UNBUYABLE_TEXT', { device: askedDevice(input) }) },
      { kind: 'note', text: refusalText(input) },
      ...findingBlocks(input, requireReport(input)),
      { kind: 'paragraph', text: t('MAIL_COUNTER_PROOF') },
      proofButton(input),
      deadlineBlock(input),
      ...answerBlocks(input),
    ],
  }
}

/** A question about the price of a device. */
export const counterOfferMail = (input: QuestionMailInput): MailContent =>
  input.asked.priceInCents === null ? notBuyable(input) : counterOffer(input, input.asked.priceInCents)

/** Something that only the seller can do. */
export function actionRequiredMail(input: QuestionMailInput): MailContent {
  const { t, tradeNumber } = input
  return {
    subject: t('MAIL_ACTION_SUBJECT', { tradeNumber }),
    preheader: t('MAIL_ACTION_PREHEADER', { date: answerByText(input) }),
    title: demandTitle(input),
    blocks: [
      greeting(input),
      { kind: 'facts', rows: [{ label: t('MAIL_FACT_DEVICE'), value: askedDevice(input) }] },
      deadlineBlock(input),
      ...guideBlocks(input),
      ...answerBlocks(input),
    ],
  }
}

/** What the question was about, in short. */
function nudgeBlocks(input: QuestionMailInput, days: number): MailBlock[] {
  const { t, item, asked } = input
  const values = { days, device: askedDevice(input) }
  if (asked.kind === 'ACTION')
    return [
      { kind: 'paragraph', text: t('MAIL_NUDGE_ACTION', values) },
      { kind: 'note', text: demandTitle(input) },
      ...guideBlocks(input),
    ]
  const text =
    asked.priceInCents === null
      ? t('MAIL_NUDGE_UNBUYABLE', values)
      : t('MAIL_NUDGE_PRICE', {
          ...values,
          quoted: moneyOf(input, item.priceInCents),
          price: moneyOf(input, asked.priceInCents),
        })
  return [{ kind: 'paragraph', text }, proofButton(input)]
}

/** An answer is still missing. */
export function answerReminderMail(input: QuestionMailInput, nowMs: number): MailContent {
  const { market, t, tradeNumber, asked } = input
  // A reminder that waited for the mail server until the last day is still right.
  const days = Math.max(1, Math.round((asked.answerBy.getTime() - nowMs) / DAY_MS))
  return {
    subject: t('MAIL_NUDGE_SUBJECT', { tradeNumber, date: documentDate(market, asked.answerBy) }),
    preheader: t('MAIL_NUDGE_PREHEADER', { days }),
    title: t('MAIL_NUDGE_TITLE'),
    blocks: [greeting(input), ...nudgeBlocks(input, days), deadlineBlock(input), ...answerBlocks(input)],
  }
}
