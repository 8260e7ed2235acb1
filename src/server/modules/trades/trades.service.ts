import type { Trade, TradeView } from '#contracts/trades.ts'
import { maskEmail } from '#domain/customers/mask-email.ts'
import { computeIdentityState } from '#domain/identity/identity-request.ts'
import { canBeReviewed } from '#domain/reviews/review-request.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { computeTradeStatus } from '#domain/trades/trade-status.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import { audienceOfSeller } from '#messages/text-set.ts'
import { buildPicturePath } from '#server/modules/pictures/picture-key.ts'
import { type CreationOptions, createTrade, type TradeCreation } from './creation/create-trade.ts'
import { getParcelCode } from './documents/parcel-code.ts'
import { toJourney } from './journey.presenter.ts'
import { describeLockTasks } from './lock-tasks.presenter.ts'
import type { OpenedSale } from './open-sale.ts'
import { type LinkParts, listTradeRights, toTradeItems } from './trade-items.presenter.ts'
import { deriveSaleKey } from './trade-link.ts'
import type { StoredTrade } from './trade-view.repository.ts'

export interface TradesService {
  create(creation: TradeCreation): Promise<{ readonly trade: Trade; readonly isNew: boolean }>
}

/** Items of the same offer are one line, as in the cart. */
function groupDevices({ items }: StoredTrade): TradeView['devices'] {
  const lines = new Map<string, TradeView['devices'][number]>()
  for (const {
    offerId,
    deviceId,
    categoryId,
    name,
    pictureKey,
    storageGb,
    conditionId,
    answers,
    priceInCents,
  } of items)
    lines.set(offerId, {
      offerId,
      deviceId,
      categoryId,
      name,
      storageGb,
      conditionId,
      answers,
      priceInCents,
      image: buildPicturePath(pictureKey),
      quantity: (lines.get(offerId)?.quantity ?? 0) + 1,
    })
  return [...lines.values()]
}

/**
 * What the seller is told about money that waits. That a payout is checked is said, because no time may be promised then;
 * why is not, because it would help the wrong people.
 */
function toPayoutWait(
  { isFrozen, isPayoutChecked, payoutWaitsUntilMs }: StoredTrade,
  nowMs: number,
): TradeView['payoutWait'] {
  if (isFrozen) return { kind: 'frozen' }
  if (isPayoutChecked) return { kind: 'checked' }
  if (payoutWaitsUntilMs === null || payoutWaitsUntilMs <= nowMs) return null
  return { kind: 'changed', until: new Date(payoutWaitsUntilMs).toISOString() }
}

/** What the seller has to show, and how far that is; never what they have typed or sent, and nothing to a link that only reads. */
function toIdentityView(
  { identity, items }: StoredTrade,
  access: OpenedSale['access'],
): TradeView['identity'] {
  if (!identity || access !== 'act') return null
  const state = computeIdentityState(identity)
  return {
    state,
    legalBasis: identity.legalBasis,
    refusalReason: state === 'REFUSED' ? identity.refusalReason : null,
    sides: [...identity.sides],
    isPayoutWaiting: state !== 'ACCEPTED' && items.some((item) => item.state === 'ACCEPTED'),
  }
}

/** A customer who is signed in to the sale's own account repeats the password; everyone else reads the sale's mailbox. */
function chooseStepUp(subjects: OpenedSale['subjects']): TradeView['stepUp'] {
  if (subjects.length === 0) return null
  return subjects.some(({ kind }) => kind === 'account') ? 'password' : 'code'
}

/** A review is the seller's: a link that only reads neither shows nor writes it. */
function presentReview(
  { items, isFrozen, review }: StoredTrade,
  access: OpenedSale['access'],
): Pick<TradeView, 'canReview' | 'review'> {
  if (access !== 'act') return { canReview: false, review: null }
  if (!review) return { canReview: !isFrozen && canBeReviewed(items), review: null }
  const { stars, sentence, state, hideReason } = review
  return { canReview: false, review: { stars, sentence, state, hideReason } }
}

/** What the seller's page shows of a trade. */
export function toTradeView(
  { trade, access, subjects }: OpenedSale,
  { nowMs, ...parts }: Omit<LinkParts, 'access'> & { readonly nowMs: number },
): TradeView {
  const { transactionId, customerNumber, currency, totalInCents, voucherCode, seller, shipment } = trade
  return {
    transactionId,
    customerNumber,
    currency,
    totalInCents,
    access,
    stepUp: chooseStepUp(subjects),
    tradeNumber: formatTradeNumber(transactionId),
    readKey: deriveSaleKey(parts.secret, trade, 'read'),
    voucher: voucherCode ? { code: voucherCode, valueInCents: trade.voucherValueInCents } : null,
    firstName: seller.firstName,
    email: access === 'act' ? seller.email : maskEmail(seller.email),
    maskedAccount: seller.maskedAccount,
    paymentTypeId: seller.paymentTypeId,
    createdAt: trade.createdAt.toISOString(),
    sendBy: trade.sendBy.toISOString(),
    status: computeTradeStatus(trade.items.map(({ state }) => state)),
    devices: groupDevices(trade),
    shipment: shipment && {
      carrier: shipment.carrier,
      trackingNumber: shipment.trackingNumber,
      code: getParcelCode(shipment.qrText),
    },
    items: toTradeItems(trade, { ...parts, access }),
    ...listTradeRights(trade, access),
    payoutWait: toPayoutWait(trade, nowMs),
    identity: toIdentityView(trade, access),
    ...presentReview(trade, access),
    lockTasks: describeLockTasks(
      trade.items,
      getCorrespondenceTranslator(parts.market, audienceOfSeller(seller)),
    ),
    version: trade.version,
    journey: toJourney(trade),
  }
}

export const createTradesService = (options: CreationOptions): TradesService => ({
  create: (creation) => createTrade(options, creation),
})
