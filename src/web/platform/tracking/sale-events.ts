import type { ControllingData } from '#contracts/controlling.ts'
import {
  ADD_TO_CART_QUANTITY,
  PURCHASE_AFFILIATION_PREFIX,
  PURCHASE_SHIPPING,
  PURCHASE_TAX,
} from '#domain/markets/shop-constants.ts'
import type { Currency } from '#domain/money/currency.ts'
import type { VoucherRefusalReason } from '#domain/vouchers/voucher.ts'
import { whenGranted } from '#web/platform/consent/consent.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'
import { type ControllingShop, pageOf, reportControlling, sendControlling } from './controlling.ts'
import { type EcommerceItem, pushEvent, type TradeCreatedEvent } from './data-layer.ts'
import { type PersonalisingShop, personalise } from './personalise.ts'
import { isFirstReport } from './reported-trades.ts'

type ReportingShop = ControllingShop & PersonalisingShop

/** An offer that was made for a device. */
export interface ReportedOffer {
  readonly device: { readonly id: number; readonly name: string; readonly categoryId: string }
  readonly conditionId: number
  readonly priceInCents: number
  readonly currency: Currency
}

export interface ReportedLine {
  readonly offerId: string
  readonly deviceId: number
  readonly name: string
  readonly categoryId: string
  readonly conditionId: number
  /** Of one device. */
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

const inUnits = (cents: number): number => cents / 100

const offerFields = ({ device, conditionId, priceInCents, currency }: ReportedOffer) => ({
  conditionId,
  currency,
  deviceId: device.id,
  revenue: inUnits(priceInCents),
  productName: device.name,
})

const ecommerceOf = (currency: Currency, totalInCents: number, items: readonly EcommerceItem[]) => ({
  ecommerce: { currency, value: inUnits(totalInCents), items },
})

function itemOf({
  deviceId,
  name,
  categoryId,
  priceInCents,
  quantity,
}: Omit<ReportedLine, 'offerId' | 'conditionId'>) {
  return {
    item_id: String(deviceId),
    item_name: name,
    item_category: categoryId,
    price: inUnits(priceInCents),
    quantity,
  }
}

/** The offer as one device of analytics. */
const offerEcommerce = ({ device, priceInCents, currency }: ReportedOffer) =>
  ecommerceOf(currency, priceInCents, [
    itemOf({ ...device, deviceId: device.id, priceInCents, quantity: ADD_TO_CART_QUANTITY }),
  ])

/** Reports that the shop has made an offer. */
export function reportOfferGenerated(shop: ControllingShop, offer: ReportedOffer): void {
  const fields = offerFields(offer)
  pushEvent({ event: 'offer_generated', ...fields, ...offerEcommerce(offer) })
  reportControlling(shop, 'offer_generated', fields)
}

/** Reports that an offer was put into the cart: always one device, more of them are a change of the cart. */
export function reportAddToCart(shop: ReportingShop, offer: ReportedOffer): void {
  const fields = offerFields(offer)
  const { ecommerce } = offerEcommerce(offer)
  pushEvent({ event: 'add_to_cart', quantity: ADD_TO_CART_QUANTITY, ...fields, ecommerce })
  reportControlling(shop, 'offer_add_to_cart', fields)
  personalise(shop, (service) => service.reportAddToCart(ecommerce))
}

type TradeLineData = ControllingData<'trade_created'>

/**
 * Controlling gets an event per line, because its fields describe one offer. The voucher belongs to the trade and
 * stands in the first of them only: sums over the events come out right.
 */
const controllingLines = ({ transactionId, currency, voucher, lines }: ReportedTrade): TradeLineData[] =>
  lines.map((line, index) => {
    const own = index === 0 ? voucher : null
    return {
      conditionId: line.conditionId,
      currency,
      deviceId: line.deviceId,
      revenue: inUnits(line.priceInCents * line.quantity),
      productName: line.name,
      offerId: line.offerId,
      tradeId: transactionId,
      category: line.categoryId,
      voucherCode: own?.code ?? '',
      voucherValue: inUnits(own?.valueInCents ?? 0),
    }
  })

/** One after the other: a list of a company has hundreds, and browsers send only so much behind a page's back. */
async function sendLines(shop: ControllingShop, trade: ReportedTrade): Promise<void> {
  for (const line of controllingLines(trade))
    await sendControlling(shop, 'trade_created', line).catch(reportProblem)
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
    voucherValue: inUnits(voucher?.valueInCents ?? 0),
    currency,
    value: inUnits(totalInCents),
    ...ecommerceOf(currency, totalInCents, lines.map(itemOf)),
  }
}

/** Reports a trade, once, however often its page is shown or loaded anew. */
export function reportTradeCreated(shop: ReportingShop, trade: ReportedTrade): void {
  const here = pageOf(shop)
  // Remembered when it is really reported: until somebody decides, nothing is kept in the browser.
  whenGranted(() => {
    if (!isFirstReport(trade.transactionId)) return
    const event = tradeEvent(shop, trade)
    pushEvent(event)
    void sendLines(here, trade)
    personalise(shop, (service) => service.reportPurchase(trade.transactionId, event.ecommerce))
  })
}

/** Reports what became of a voucher that somebody has entered. */
export function reportVoucher(outcome: VoucherOutcome): void {
  if (outcome.kind === 'fail') {
    pushEvent({ event: 'voucher_fail', reason: outcome.reason })
    return
  }
  const { voucher, currency } = outcome
  const voucherValue = inUnits(voucher.valueInCents)
  pushEvent({ event: 'voucher_success', voucherCode: voucher.code, voucherValue, currency })
}
