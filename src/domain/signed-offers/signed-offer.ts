import type { CategoryId } from '#domain/catalogue/category.ts'
import type { AcceptRule } from '#domain/inspection/accept-rule.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import type { Currency } from '#domain/money/currency.ts'
import type { PhotoSide } from '#domain/photo-passport/photo-sides.ts'
import type { PriceBreakdown } from '#domain/pricing/price-device.ts'
import type { Answers } from '#domain/pricing/price-rule.ts'
import { isTested, type SelfTest } from '#domain/self-test/test-steps.ts'
import { ANSWER_CLOCK, SECOND_ANSWER_CLOCK } from '#domain/trades/trade-clock.ts'

/** Everything that went into one price: with the rule of its version anyone computes the same price again. */
export interface AgreedOffer {
  readonly offerId: string
  readonly categoryId: CategoryId
  readonly deviceId: number
  readonly deviceName: string
  readonly storageGb: number
  readonly conditionId: number
  readonly answers: Answers
  readonly ruleVersion: number
  readonly priceListVersion: number
  readonly deductionFactorBp: number
  readonly priceInCents: number
  readonly breakdown: PriceBreakdown
  /** What the seller's browser found out on the device; null where nothing was tested. */
  readonly selfTest?: SelfTest | null
}

/** A photo that the seller had taken when the offer became a sale. */
export interface SignedPhoto {
  readonly side: PhotoSide
  /** Of the picture's bytes, in hex. */
  readonly sha256: string
}

/** One device of a trade. */
export interface AgreedItem extends AgreedOffer {
  readonly number: number
  /** Null, or absent, where the seller had taken none. */
  readonly photos?: readonly SignedPhoto[] | null
}

/** A trade as it was agreed, before anything happened to its devices. */
export interface AgreedTrade extends Shop {
  readonly tradeNumber: string
  readonly currency: Currency
  readonly createdAtMs: number
  readonly sendByMs: number
  readonly items: readonly AgreedItem[]
  readonly voucher: { readonly code: string; readonly valueInCents: number } | null
  /** What the seller decided at checkout about a lower price; null where we ask every time. */
  readonly acceptRule: AcceptRule | null
}

/** Devices of one offer: they share the price, each has its own number in the trade. */
export type SignedDevice = Omit<AgreedOffer, 'selfTest'> & {
  readonly itemNumbers: readonly number[]
  /** Missing in offers of untested devices, and in all from before there were self-tests. */
  readonly selfTest?: SelfTest
  /** Missing where the seller had taken none, and in all offers from before there were photos. */
  readonly photos?: readonly (SignedPhoto & { readonly itemNumber: number })[]
}

/** What the shop promises about a trade and signs. It names no person. */
export interface SignedOffer extends Pick<AgreedTrade, 'tradeNumber' | 'market' | 'shopMode' | 'currency'> {
  readonly kind: typeof SIGNED_OFFER_KIND
  readonly version: typeof SIGNED_OFFER_VERSION
  /** Times in ISO 8601: people read this, too. */
  readonly createdAt: string
  readonly sendBy: string
  readonly answerDays: number
  readonly secondAnswerDays: number
  readonly devices: readonly SignedDevice[]
  readonly voucher: AgreedTrade['voucher']
  readonly acceptRule: AgreedTrade['acceptRule']
  /** All devices, without the voucher. */
  readonly totalInCents: number
}

export const SIGNED_OFFER_KIND = 'signed-offer'

// Sellers keep signed offers for years: the form of a version never changes, a new form is a new version.
export const SIGNED_OFFER_VERSION = 1

const addsUp = ({ baseInCents, lines, floorInCents, roundingInCents, totalInCents }: PriceBreakdown) =>
  lines.reduce((sum, { effectInCents }) => sum + effectInCents, baseInCents + floorInCents) +
    roundingInCents ===
  totalInCents

const toSignedBreakdown = ({ lines, ...sums }: PriceBreakdown): PriceBreakdown => ({
  baseInCents: sums.baseInCents,
  lines: lines.map(({ question, answer, effectInCents }) => ({ question, answer, effectInCents })),
  floorInCents: sums.floorInCents,
  roundingInCents: sums.roundingInCents,
  totalInCents: sums.totalInCents,
})

// Field by field, so that nothing else a caller's row may hold gets signed.
function toSignedDevice(offer: AgreedOffer, items: readonly AgreedItem[]): SignedDevice {
  const { offerId, categoryId, deviceId, deviceName, storageGb, conditionId, answers } = offer
  const { ruleVersion, priceListVersion, deductionFactorBp, priceInCents, breakdown, selfTest } = offer
  if (!addsUp(breakdown) || breakdown.totalInCents !== priceInCents)
    throw new RangeError(`The breakdown of offer ${offerId} does not add up to its price`)
  const photos = items.flatMap(({ number, photos: taken }) =>
    (taken ?? []).map(({ side, sha256 }) => ({ itemNumber: number, side, sha256 })),
  )
  return {
    itemNumbers: items.map(({ number }) => number),
    offerId,
    categoryId,
    deviceId,
    deviceName,
    storageGb,
    conditionId,
    answers,
    ruleVersion,
    priceListVersion,
    deductionFactorBp,
    priceInCents,
    breakdown: toSignedBreakdown(breakdown),
    // Only where there is something to say: offers without a test stay as they always were.
    ...(selfTest && isTested(selfTest) ? { selfTest } : {}),
    ...(photos.length > 0 ? { photos } : {}),
  }
}

function toSignedDevices(items: AgreedTrade['items']): SignedDevice[] {
  const inOrder = [...items].sort((one, other) => one.number - other.number)
  const byOffer = new Map(inOrder.map((item) => [item.offerId, item]))
  return [...byOffer.values()].map((offer) => {
    const same = inOrder.filter(({ offerId }) => offerId === offer.offerId)
    if (same.some(({ priceInCents }) => priceInCents !== offer.priceInCents))
      throw new RangeError(`Offer ${offer.offerId} has two prices`)
    return toSignedDevice(offer, same)
  })
}

/** The promise of a trade, ready to be signed. Throws where sums do not add up: the shop never signs those. */
export function buildSignedOffer(trade: AgreedTrade): SignedOffer {
  const { tradeNumber, market, shopMode, currency, createdAtMs, sendByMs, items, voucher, acceptRule } = trade
  if (items.length === 0) throw new RangeError('A trade has at least one device')
  return {
    kind: SIGNED_OFFER_KIND,
    version: SIGNED_OFFER_VERSION,
    tradeNumber,
    market,
    shopMode,
    currency,
    createdAt: new Date(createdAtMs).toISOString(),
    sendBy: new Date(sendByMs).toISOString(),
    answerDays: ANSWER_CLOCK.days,
    secondAnswerDays: SECOND_ANSWER_CLOCK.days,
    devices: toSignedDevices(items),
    voucher: voucher && { code: voucher.code, valueInCents: voucher.valueInCents },
    acceptRule: acceptRule && { minShareBp: acceptRule.minShareBp, otherwise: acceptRule.otherwise },
    totalInCents: items.reduce((sum, { priceInCents }) => sum + priceInCents, 0),
  }
}
