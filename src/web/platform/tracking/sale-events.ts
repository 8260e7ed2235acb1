import type { ControllingData } from '#contracts/controlling.ts'
import { listQuestionsAndAnswers } from '#domain/analytics/questions-and-answers.ts'
import {
  ADD_TO_CART_QUANTITY,
  PURCHASE_AFFILIATION_PREFIX,
  PURCHASE_SHIPPING,
  PURCHASE_TAX,
} from '#domain/markets/shop-constants.ts'
import type { Currency } from '#domain/money/currency.ts'
import type { Answers } from '#domain/pricing/price-rule.ts'
import type { VoucherRefusalReason } from '#domain/vouchers/voucher.ts'
import { whenGranted } from '#web/platform/tracking/consent.ts'
import {
  type ControllingShop,
  describePage,
  reportControlling,
  reportControllingFailure,
  sendControlling,
} from './controlling.ts'
import { type EcommerceItem, pushEvent, type TradeCreatedEvent } from './data-layer.ts'
import { type PersonalisingShop, personalise } from './personalise.ts'
import { isFirstReport } from './reported-trades.ts'

type ReportingShop = ControllingShop & PersonalisingShop

/** An offer for a device. */
export interface ReportedOffer {
  readonly device: { readonly id: number; readonly name: string; readonly categoryId: string }
  readonly conditionId: number
  readonly answers: Answers
  readonly priceInCents: number
  readonly currency: Currency
}

export interface ReportedLine {
  readonly offerId: string
  readonly deviceId: number
  readonly name: string
  readonly categoryId: string
  readonly conditionId: number
  readonly answers: Answers
  /** Per device. */
  readonly priceInCents: number
  readonly quantity: number
}

export interface ReportedVoucher {
  readonly code: string
  readonly valueInCents: number
}

export interface ReportedTrade {
  readonly transactionId: number
  readonly currency: Currency
  /** Sum of the lines, without the voucher. */
  readonly totalInCents: number
  readonly voucher: ReportedVoucher | null
  readonly lines: readonly ReportedLine[]
}

export type VoucherOutcome =
  | { readonly kind: 'success'; readonly voucher: ReportedVoucher; readonly currency: Currency }
  | { readonly kind: 'fail'; readonly reason: VoucherRefusalReason }

const toUnits = (cents: number): number => cents / 100

const buildOfferFields = ({ device, conditionId, priceInCents, currency }: ReportedOffer) => ({
  conditionId,
  currency,
  deviceId: device.id,
  revenue: toUnits(priceInCents),
  productName: device.name,
})

/** The answers go to the shop's own controlling alone, not to tools that read the data layer. */
const buildOfferData = (offer: ReportedOffer): ControllingData<'offer_generated'> => ({
  ...buildOfferFields(offer),
  questionsAndAnswers: listQuestionsAndAnswers(offer.answers),
})

const buildEcommerce = (currency: Currency, totalInCents: number, items: readonly EcommerceItem[]) => ({
  ecommerce: { currency, value: toUnits(totalInCents), items },
})

function toEcommerceItem({
  deviceId,
  name,
  categoryId,
  priceInCents,
  quantity,
}: Omit<ReportedLine, 'offerId' | 'conditionId' | 'answers'>) {
  return {
    item_id: String(deviceId),
    item_name: name,
    item_category: categoryId,
    price: toUnits(priceInCents),
    quantity,
  }
}

/** The offer as one analytics item. */
const buildOfferEcommerce = ({ device, priceInCents, currency }: ReportedOffer) =>
  buildEcommerce(currency, priceInCents, [
    toEcommerceItem({ ...device, deviceId: device.id, priceInCents, quantity: ADD_TO_CART_QUANTITY }),
  ])

/** Reports a new offer. */
export function reportOfferGenerated(shop: ControllingShop, offer: ReportedOffer): void {
  const fields = buildOfferFields(offer)
  pushEvent({ event: 'offer_generated', ...fields, ...buildOfferEcommerce(offer) })
  reportControlling(shop, 'offer_generated', buildOfferData(offer))
}

/** Reports an offer added to the cart: always one device; more of them are a change of quantity. */
export function reportAddToCart(shop: ReportingShop, offer: ReportedOffer): void {
  const fields = buildOfferFields(offer)
  const { ecommerce } = buildOfferEcommerce(offer)
  pushEvent({ event: 'add_to_cart', quantity: ADD_TO_CART_QUANTITY, ...fields, ecommerce })
  reportControlling(shop, 'offer_add_to_cart', buildOfferData(offer))
  personalise(shop, (service) => service.reportAddToCart(ecommerce))
}

type TradeLineData = ControllingData<'trade_created'>

/**
 * Controlling gets one event per line, because its fields describe one offer. The voucher belongs to the trade and is
 * in the first event only, so that sums over events are right.
 */
const buildControllingLines = ({ transactionId, currency, voucher, lines }: ReportedTrade): TradeLineData[] =>
  lines.map((line, index) => {
    const own = index === 0 ? voucher : null
    return {
      conditionId: line.conditionId,
      currency,
      deviceId: line.deviceId,
      revenue: toUnits(line.priceInCents * line.quantity),
      productName: line.name,
      questionsAndAnswers: listQuestionsAndAnswers(line.answers),
      offerId: line.offerId,
      tradeId: transactionId,
      category: line.categoryId,
      voucherCode: own?.code ?? '',
      voucherValue: toUnits(own?.valueInCents ?? 0),
    }
  })

/**
 * One after the other: a company's list has hundreds of lines, and browsers limit what they send in the background.
 */
async function sendLines(shop: ControllingShop, trade: ReportedTrade): Promise<void> {
  for (const line of buildControllingLines(trade))
    await sendControlling(shop, 'trade_created', line).catch(reportControllingFailure)
}

const tradeEvent = (shop: ReportingShop, trade: ReportedTrade): TradeCreatedEvent => {
  const { transactionId, currency, totalInCents, voucher, lines } = trade
  return {
    event: 'trade_created',
    transactionId,
    affiliation: PURCHASE_AFFILIATION_PREFIX + shop.market.id.toUpperCase(),
    tax: PURCHASE_TAX,
    shipping: PURCHASE_SHIPPING,
    voucherCode: voucher?.code ?? '',
    voucherValue: toUnits(voucher?.valueInCents ?? 0),
    currency,
    value: toUnits(totalInCents),
    ...buildEcommerce(currency, totalInCents, lines.map(toEcommerceItem)),
  }
}

/** Reports a trade once, however often its page is shown or reloaded. */
export function reportTradeCreated(shop: ReportingShop, trade: ReportedTrade): void {
  const here = describePage(shop)
  // Marked only when it is really reported: nothing is stored in the browser before consent.
  whenGranted(() => {
    if (!isFirstReport(trade.transactionId)) return
    const event = tradeEvent(shop, trade)
    pushEvent(event)
    void sendLines(here, trade)
    personalise(shop, (service) => service.reportPurchase(trade.transactionId, event.ecommerce))
  })
}

/** Reports the outcome of an entered voucher. */
export function reportVoucher(outcome: VoucherOutcome): void {
  if (outcome.kind === 'fail') {
    pushEvent({ event: 'voucher_fail', reason: outcome.reason })
    return
  }
  const { voucher, currency } = outcome
  const voucherValue = toUnits(voucher.valueInCents)
  pushEvent({ event: 'voucher_success', voucherCode: voucher.code, voucherValue, currency })
}
