import type { Market } from '#domain/markets/market.ts'
import { tradeNumberOf } from '#domain/trades/trade-number.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Translate } from '#messages/format-message.ts'
import { formatMoney } from '#messages/format-money.ts'
import { formatStorage } from '#messages/format-storage.ts'
import { type LetterKey, letterTranslator } from '#messages/letters/letters.ts'
import { documentDate } from '#server/documents/document-date.ts'
import type { MailBlock } from '#server/mails/mail-content.ts'
import type { StoredTrade } from './trade-view.repository.ts'

/** What every mail about a trade is made of. */
export interface TradeMailInput {
  readonly trade: StoredTrade
  readonly market: Market
  readonly t: Translate<LetterKey>
  readonly tradeNumber: string
  /** The seller's own link to the trade. */
  readonly link: string
}

export function tradeMailInput(trade: StoredTrade, link: string): TradeMailInput {
  const market = MARKETS[trade.market]
  const tradeNumber = tradeNumberOf(trade.transactionId)
  return { trade, market, t: letterTranslator(market), tradeNumber, link }
}

export const sendByDate = ({ trade, market }: TradeMailInput): string => documentDate(market, trade.sendBy)

/** Whoever carries the parcel: as booked, before that as the market has it. */
export const carrierOf = ({ trade, market }: TradeMailInput): string =>
  trade.shipment?.carrier ?? market.footerShippingLogo

export const greeting = ({ trade, t }: TradeMailInput): MailBlock => ({
  kind: 'paragraph',
  text: t('MAIL_GREETING', { firstName: trade.seller.firstName }),
})

/** Devices of one offer as one row, then the voucher, then the sum. */
export function receiptBlock({ trade, market, t }: TradeMailInput): MailBlock {
  const money = (cents: number) => formatMoney(market, cents)
  const offers = new Map(trade.items.map((item) => [item.offerId, item]))
  const rows = [...offers.values()].map(({ offerId, name, storageGb, priceInCents }) => {
    const quantity = trade.items.filter((item) => item.offerId === offerId).length
    const fullName = storageGb > 0 ? `${name}, ${formatStorage(market.locale, storageGb)}` : name
    return { label: t('MAIL_LINE', { quantity, name: fullName }), amount: money(priceInCents * quantity) }
  })
  const { voucherCode, voucherValueInCents } = trade
  const voucher = voucherCode
    ? [{ label: t('MAIL_VOUCHER', { code: voucherCode }), amount: money(voucherValueInCents) }]
    : []
  const total = money(trade.totalInCents + voucherValueInCents)
  return {
    kind: 'amounts',
    rows: [...rows, ...voucher, { label: t('MAIL_TOTAL'), amount: total, isTotal: true }],
  }
}

export function factsBlock(input: TradeMailInput): MailBlock {
  const { trade, t, tradeNumber } = input
  const tracking = trade.shipment
    ? [{ label: t('MAIL_FACT_TRACKING'), value: trade.shipment.trackingNumber }]
    : []
  return {
    kind: 'facts',
    rows: [
      { label: t('MAIL_FACT_NUMBER'), value: tradeNumber },
      { label: t('MAIL_FACT_SEND_BY'), value: sendByDate(input) },
      ...tracking,
      { label: t('MAIL_FACT_PAYOUT'), value: trade.seller.maskedAccount },
      { label: t('MAIL_FACT_CUSTOMER'), value: String(trade.customerNumber) },
    ],
  }
}

export const linkBlocks = ({ t, link }: TradeMailInput): MailBlock[] => [
  { kind: 'button', label: t('MAIL_BUTTON'), url: link },
  { kind: 'note', text: t('MAIL_LINK_NOTE') },
]

/** Why somebody gets the mail, and who writes. */
export const footerLines = ({ trade, market, t, tradeNumber }: TradeMailInput): string[] => [
  t('MAIL_FOOTER_REASON', { tradeNumber, date: documentDate(market, trade.createdAt) }),
  t('MAIL_FOOTER_CONTACT'),
]
