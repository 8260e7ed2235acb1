import type { Market } from '#domain/markets/market.ts'
import { tradeNumberOf } from '#domain/trades/trade-number.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import { MARKETS } from '#markets/markets.ts'
import { type CorrespondenceKey, correspondenceTranslator } from '#messages/correspondence/letters.ts'
import type { MessageValues, Translate } from '#messages/format-message.ts'
import { formatMoney } from '#messages/format-money.ts'
import { formatStorage } from '#messages/format-storage.ts'
import { stateTextKey } from '#messages/state-text.ts'
import { documentDate } from '#server/documents/document-date.ts'
import type { MailAmount, MailBlock } from '#server/mails/mail-content.ts'
import { translatorOf } from '#server/modules/pages/translate.ts'
import type { StoredTrade, StoredTradeItem } from './trade-view.repository.ts'

/** What every mail about a trade is made of. */
export interface TradeMailInput {
  readonly trade: StoredTrade
  readonly market: Market
  readonly t: Translate<CorrespondenceKey>
  /** The words of the shop's pages: what a page says, a mail says in the same words. */
  readonly page: Translate
  readonly tradeNumber: string
  /** The seller's own link to the trade. */
  readonly link: string
}

export function tradeMailInput(trade: StoredTrade, link: string): TradeMailInput {
  const market = MARKETS[trade.market]
  const tradeNumber = tradeNumberOf(trade.transactionId)
  return { trade, market, t: correspondenceTranslator(market), page: translatorOf(market), tradeNumber, link }
}

/** An amount in the notation of the market. */
export const moneyOf = ({ market }: TradeMailInput, cents: number): string => formatMoney(market, cents)

/** What a device is called, with its storage. */
export const deviceName = ({ market }: TradeMailInput, { name, storageGb }: StoredTradeItem): string =>
  storageGb > 0 ? `${name}, ${formatStorage(market.locale, storageGb)}` : name

/** What the status page says about devices in a state. */
export const stateParagraph = (
  { page }: TradeMailInput,
  state: TradeState,
  values: MessageValues,
): MailBlock => ({ kind: 'paragraph', text: page(stateTextKey(state), values) })

export const sendByDate = ({ trade, market }: TradeMailInput): string => documentDate(market, trade.sendBy)

/** Whoever carries the parcel: as booked, before that as the market has it. */
export const carrierOf = ({ trade, market }: TradeMailInput): string =>
  trade.shipment?.carrier ?? market.footerShippingLogo

export const greeting = ({ trade, t }: TradeMailInput): MailBlock => ({
  kind: 'paragraph',
  text: t('MAIL_GREETING', { firstName: trade.seller.firstName }),
})

/** Devices at their quoted prices; those of one offer are one row. */
export function lineRows(input: TradeMailInput, items: readonly StoredTradeItem[]): MailAmount[] {
  const offers = new Map(items.map((item) => [item.offerId, item]))
  return [...offers.values()].map((offered) => {
    const quantity = items.filter(({ offerId }) => offerId === offered.offerId).length
    const label = input.t('MAIL_LINE', { quantity, name: deviceName(input, offered) })
    return { label, amount: moneyOf(input, offered.priceInCents * quantity) }
  })
}

/** All devices, then the voucher, then the sum. */
export function receiptBlock(input: TradeMailInput): MailBlock {
  const { trade, t } = input
  const money = (cents: number) => moneyOf(input, cents)
  const { voucherCode, voucherValueInCents } = trade
  const voucher = voucherCode
    ? [{ label: t('MAIL_VOUCHER', { code: voucherCode }), amount: money(voucherValueInCents) }]
    : []
  const total = money(trade.totalInCents + voucherValueInCents)
  return {
    kind: 'amounts',
    rows: [
      ...lineRows(input, trade.items),
      ...voucher,
      { label: t('MAIL_TOTAL'), amount: total, isTotal: true },
    ],
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
