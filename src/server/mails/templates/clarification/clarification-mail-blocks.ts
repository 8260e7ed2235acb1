import type { ClarificationAnswer } from '#domain/clarification/clarification-answers.ts'
import { buildPath } from '#domain/routing/path.ts'
import { pickAnswerTexts } from '#messages/answer-texts.ts'
import type { MailReport } from '#server/mails/facts/find-report.ts'
import type { MailClarification } from '#server/mails/facts/mail-facts.repository.ts'
import type { MailBlock } from '#server/mails/rendering/mail-content.ts'
import type { FindingTexts } from '#server/mails/templates/device/finding-blocks.ts'
import {
  formatAmount,
  formatDevice,
  formatMoment,
  stateParagraph,
  type TradeMailInput,
} from '#server/mails/templates/trade/trade-mail-blocks.ts'
import type { StoredTradeItem } from '#server/modules/trades/trade-view.repository.ts'

/** A mail that asks the seller something about one device. */
export interface ClarificationMailInput extends TradeMailInput, FindingTexts {
  readonly clarification: MailClarification
  /** The secret that opens the clarification's page. */
  readonly token: string
  readonly item: StoredTradeItem
  /** Null where the seller has to do something. */
  readonly report: MailReport | null
}

/** Until when an answer counts, to the minute: the deadline is not at the end of a day. */
export const formatAnswerBy = (input: ClarificationMailInput): string =>
  formatMoment(input, input.clarification.answerBy)

/** Where the seller sees photos and sum, or the whole guide; on the host where the sale was created. */
export const buildClarificationUrl = (
  { market, trade, tradeNumber }: TradeMailInput,
  token: string,
): string =>
  new URL(buildPath(market, 'clarification', { id: token, trade: tradeNumber }), trade.statusUrl).href

/** Where one answer is confirmed. Opening the link decides nothing, because mail programs open links, too. */
function buildAnswerUrl(
  { market, trade, token, tradeNumber }: ClarificationMailInput,
  offerid: string,
): string {
  const params = { id: token, trade: tradeNumber, offerid }
  return new URL(buildPath(market, 'clarificationQuickAnswer', params), trade.statusUrl).href
}

const ANSWERS = [
  'ACCEPT',
  'DONE',
  'RETURN',
  'RECYCLE',
  'APPEAL',
] as const satisfies readonly ClarificationAnswer[]

/** Every answer that is offered, all of them alike: declining is as easy as accepting. */
export function answerBlocks(input: ClarificationMailInput): MailBlock[] {
  const { t, page, clarification } = input
  const price = formatAmount(input, clarification.priceInCents ?? 0)
  const choices = ANSWERS.flatMap((answer) => {
    const offerId = clarification.offers[answer]
    if (!offerId) return []
    // The same words as on the page where the answer is confirmed.
    const { button } = pickAnswerTexts(answer, clarification.reason)
    return [{ label: page(button, { price }), url: buildAnswerUrl(input, offerId) }]
  })
  return [
    { kind: 'choices', title: t('MAIL_ANSWER'), choices },
    { kind: 'note', text: t('MAIL_ANSWER_NOTE') },
  ]
}

/** Until when the seller can answer, and what happens without an answer. */
export function deadlineBlock(input: ClarificationMailInput): MailBlock {
  const { t, clarification } = input
  const date = formatAnswerBy(input)
  if (clarification.kind === 'ACTION') return stateParagraph(input, 'ACTION_REQUIRED', { date })
  return {
    kind: 'paragraph',
    text: t(clarification.isHazardous ? 'MAIL_ANSWER_BY_KEPT' : 'MAIL_ANSWER_BY', { date }),
  }
}

/** Leads to photos and sum. */
export const proofButton = (input: ClarificationMailInput): MailBlock => ({
  kind: 'button',
  label: input.t(input.clarification.priceInCents === null ? 'MAIL_UNBUYABLE_BUTTON' : 'MAIL_COUNTER_BUTTON'),
  url: buildClarificationUrl(input, input.token),
})

export const formatClarifiedDevice = (input: ClarificationMailInput): string =>
  formatDevice(input, input.item)
