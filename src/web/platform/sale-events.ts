import {
  ADD_TO_CART_QUANTITY,
  PURCHASE_AFFILIATION_PREFIX,
  PURCHASE_SHIPPING,
  PURCHASE_TAX,
} from '#domain/markets/shop-constants.ts'
import type { VoucherRefusalReason } from '#domain/vouchers/voucher.ts'
import { type ControllingShop, reportControlling } from './controlling.ts'
import { type EcommerceItem, pushEvent } from './data-layer.ts'

type Currency = 'EUR' | 'PLN'

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
export function reportAddToCart(shop: ControllingShop, offer: ReportedOffer): void {
  const fields = offerFields(offer)
  pushEvent({ event: 'add_to_cart', quantity: ADD_TO_CART_QUANTITY, ...fields, ...offerEcommerce(offer) })
  reportControlling(shop, 'offer_add_to_cart', fields)
}

const reportedTrades = new Set<number>()

// Of the browser, not of the tab: the link in the mail may be opened beside the page of the new sale.
const REPORTED_KEY = 'tradeReported'

/** Whether a trade has not been reported yet, and remembers that it is now: a reload tells it nobody twice. */
function isFirstReport(transactionId: number): boolean {
  if (reportedTrades.has(transactionId)) return false
  reportedTrades.add(transactionId)
  try {
    // The last one is enough: no other is reported, see `useTradeEvent`.
    if (localStorage.getItem(REPORTED_KEY) === String(transactionId)) return false
    localStorage.setItem(REPORTED_KEY, String(transactionId))
  } catch {
    // Without storage it is remembered until the page is loaded anew.
  }
  return true
}

/**
 * Controlling gets an event per line, because its fields describe one offer. The voucher belongs to the trade and
 * stands in the first of them only: sums over the events come out right.
 */
function reportLines(
  shop: ControllingShop,
  { transactionId, currency, voucher, lines }: ReportedTrade,
): void {
  for (const [index, line] of lines.entries()) {
    const own = index === 0 ? voucher : null
    reportControlling(shop, 'trade_created', {
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
    })
  }
}

/** Reports a trade, once, however often its page is shown or loaded anew. */
export function reportTradeCreated(shop: ControllingShop, trade: ReportedTrade): void {
  const { transactionId, currency, totalInCents, voucher, lines } = trade
  if (!isFirstReport(transactionId)) return
  pushEvent({
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
  })
  reportLines(shop, trade)
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
