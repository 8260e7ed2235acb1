import type { Market } from '#domain/markets/market.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import { MARKETS } from '#markets/markets.ts'
import {
  type CorrespondenceKey,
  getCorrespondenceTranslator,
} from '#messages/correspondence/correspondence.ts'
import type { MessageValues, Translate } from '#messages/format-message.ts'
import { formatMoney } from '#messages/format-money.ts'
import { formatStorage } from '#messages/format-storage.ts'
import { getTranslator } from '#messages/get-translator.ts'
import { formatDay } from '#messages/locale/format-day.ts'
import { formatTime } from '#messages/locale/format-time.ts'
import { stateTextKey } from '#messages/state-text.ts'
import { audienceOfSeller } from '#messages/text-set.ts'
import type { MailAmount, MailBlock } from '#server/mails/rendering/mail-content.ts'
import { unlinkText } from '#server/mails/rendering/unlink-text.ts'
import { buildGreeting } from '#server/mails/templates/build-greeting.ts'
import { describeLockTasks } from '#server/modules/trades/lock-tasks.presenter.ts'
import type { StoredTrade, StoredTradeItem } from '#server/modules/trades/trade-view.repository.ts'

/** What every mail about a trade is written from. */
export interface TradeMailInput {
  readonly trade: StoredTrade
  readonly market: Market
  readonly t: Translate<CorrespondenceKey>
  /** Texts of the shop's pages, for what a mail says in the same words as a page. */
  readonly page: Translate
  readonly tradeNumber: string
  /** The seller's own link to the trade. */
  readonly link: string
}

export function buildTradeMailInput(trade: StoredTrade, link: string): TradeMailInput {
  const market = MARKETS[trade.market]
  const audience = audienceOfSeller(trade.seller)
  return {
    trade,
    market,
    t: getCorrespondenceTranslator(market, audience),
    page: getTranslator(market, audience),
    tradeNumber: formatTradeNumber(trade.transactionId),
    link,
  }
}

/** An amount in the notation of the market. */
export const formatAmount = ({ market }: TradeMailInput, cents: number): string => formatMoney(market, cents)

/** A moment to the minute, in the market's time. */
export function formatMoment({ market, t }: Pick<TradeMailInput, 'market' | 't'>, moment: Date): string {
  return t('MAIL_MOMENT', {
    date: formatDay(market.locale, moment),
    time: formatTime(market.locale, moment),
  })
}

/** The name of a device with its storage. */
export const formatDevice = ({ market }: TradeMailInput, { name, storageGb }: StoredTradeItem): string =>
  storageGb > 0 ? `${name}, ${formatStorage(market.locale, storageGb)}` : name

/** What the status page says about devices in a state. */
export const stateParagraph = (
  { page }: TradeMailInput,
  state: TradeState,
  values: MessageValues,
): MailBlock => ({ kind: 'paragraph', text: page(stateTextKey(state), values) })

export const formatSendBy = ({ trade, market }: TradeMailInput): string =>
  formatDay(market.locale, trade.sendBy, { dateStyle: 'long', timeZone: market.timeZone })

/** The parcel's carrier: as booked, before that the market's usual one. */
export const findCarrier = ({ trade, market }: TradeMailInput): string =>
  trade.shipment?.carrier ?? market.footerShippingLogo

export const greeting = ({ trade, t }: TradeMailInput): MailBlock => ({
  kind: 'paragraph',
  text: buildGreeting(t, trade.seller.firstName),
})

/** Devices at their quoted prices; those of one offer share a row. */
export function offerRows(input: TradeMailInput, items: readonly StoredTradeItem[]): MailAmount[] {
  const offers = new Map(items.map((item) => [item.offerId, item]))
  return [...offers.values()].map((offered) => {
    const quantity = items.filter(({ offerId }) => offerId === offered.offerId).length
    const label = input.t('MAIL_LINE', { quantity, name: formatDevice(input, offered) })
    return { label, amount: formatAmount(input, offered.priceInCents * quantity) }
  })
}

/** All devices, then the voucher, then the total. */
export function quoteBlock(input: TradeMailInput): MailBlock {
  const { trade, t } = input
  const { voucherCode, voucherValueInCents, totalInCents } = trade
  const rows = offerRows(input, trade.items)
  if (voucherCode)
    rows.push({
      label: t('MAIL_VOUCHER', { code: voucherCode }),
      amount: formatAmount(input, voucherValueInCents),
    })
  const total = formatAmount(input, totalInCents + voucherValueInCents)
  rows.push({ label: t('MAIL_TOTAL'), amount: total, isTotal: true })
  return { kind: 'amounts', rows }
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
      { label: t('MAIL_FACT_SEND_BY'), value: formatSendBy(input) },
      ...tracking,
      { label: t('MAIL_FACT_PAYOUT'), value: unlinkText(trade.seller.maskedAccount) },
      { label: t('MAIL_FACT_CUSTOMER'), value: String(trade.customerNumber) },
    ],
  }
}

export const linkBlocks = ({ t, link }: TradeMailInput): MailBlock[] => [
  { kind: 'button', label: t('MAIL_BUTTON'), url: link },
  { kind: 'note', text: t('MAIL_LINK_NOTE') },
]

/** Why the seller gets the mail, and who writes. */
export const footerLines = ({ trade, market, t, tradeNumber }: TradeMailInput): string[] => [
  t('MAIL_FOOTER_REASON', { tradeNumber, date: formatDay(market.locale, trade.createdAt) }),
  t('MAIL_FOOTER_CONTACT'),
]

/** What the seller promised to do before shipping; nothing where no lock is left. */
export function lockBlocks({ trade, t }: TradeMailInput): MailBlock[] {
  const tasks = describeLockTasks(trade.items, t).map(
    ({ title, steps }): MailBlock => ({
      kind: 'steps',
      title,
      steps: steps.map((step) => ({ title: step })),
    }),
  )
  return tasks.length > 0 ? [...tasks, { kind: 'note', text: t('LOCK_NOTE') }] : []
}
