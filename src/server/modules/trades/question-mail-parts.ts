import type { ClarificationAnswer } from '#domain/clarification/clarification-answers.ts'
import { buildPath } from '#domain/routing/path.ts'
import { documentDate } from '#server/documents/document-date.ts'
import type { MailBlock } from '#server/mails/mail-content.ts'
import type { FindingWords } from './finding-mail-parts.ts'
import type { MailClarification } from './mail-facts.repository.ts'
import type { MailReport } from './mail-report.ts'
import { deviceName, moneyOf, type TradeMailInput } from './trade-mail-parts.ts'
import type { StoredTradeItem } from './trade-view.repository.ts'

/** A mail that asks the seller something about one device. */
export interface QuestionMailInput extends TradeMailInput, FindingWords {
  readonly asked: MailClarification
  /** The secret that opens the question's page. */
  readonly token: string
  readonly item: StoredTradeItem
  /** Null for something to do. */
  readonly report: MailReport | null
}

const TIME: Intl.DateTimeFormatOptions = {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Berlin',
}

/** Until when an answer counts, to the minute: it ends within a day. */
export function answerByText({ market, t, asked }: QuestionMailInput): string {
  const time = new Intl.DateTimeFormat(market.locale, TIME).format(asked.answerBy)
  return t('MAIL_MOMENT', { date: documentDate(market, asked.answerBy), time })
}

/** Where the seller sees photos and sum, or the whole guide; on the host on which the sale was made. */
export const questionUrl = ({ market, trade, tradeNumber }: TradeMailInput, token: string): string =>
  new URL(buildPath(market, 'clarification', { id: token, trade: tradeNumber }), trade.statusUrl).href

/** Where one answer is confirmed. Opening it decides nothing: programs open links, too. */
function answerUrl({ market, trade, token, tradeNumber }: QuestionMailInput, offerid: string): string {
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

/** Every answer that the question offers, all of them alike: declining is as easy as accepting. */
export function answerBlocks(input: QuestionMailInput): MailBlock[] {
  const { t, page, asked } = input
  const price = moneyOf(input, asked.priceInCents ?? 0)
  const choices = ANSWERS.flatMap((answer) => {
    const offerId = asked.offers[answer]
    if (!offerId) return []
    // In the words of the page, where the same answer is confirmed.
    return [{ label: page(`CLARIFICATION_${answer}`, { price }), url: answerUrl(input, offerId) }]
  })
  return [
    { kind: 'choices', title: t('MAIL_ANSWER'), choices },
    { kind: 'note', text: t('MAIL_ANSWER_NOTE') },
  ]
}

export const askedDevice = (input: QuestionMailInput): string => deviceName(input, input.item)
