import type { OwnReview } from '#contracts/reviews.ts'
import type { TradeView } from '#contracts/trades.ts'
import type { CategoryId } from '#domain/catalogue/category.ts'
import type { DocumentSide } from '#domain/identity/identity-document.ts'
import type { IdentityMoments, RefusalReason } from '#domain/identity/identity-request.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { PaymentTypeId } from '#domain/markets/payment-type.ts'
import type { ShopMode } from '#domain/markets/shop-mode.ts'
import type { Currency } from '#domain/money/currency.ts'
import type { Answers } from '#domain/pricing/price-rule.ts'
import type { JourneyPhoto } from '#domain/trades/journey.ts'
import type { TimelineEvent } from '#domain/trades/timeline.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Database } from '#server/db/database.ts'
import type { StoredFile } from '#server/modules/blobs/blobs.ts'
import { TRADE_VOUCHER } from '#server/modules/vouchers/vouchers.repository.ts'
import {
  IS_FROZEN,
  ITEM_PROGRESS,
  type ItemProgress,
  TRADE_EVENTS,
  toJsonMs,
} from './item-progress.repository.ts'
import { SALE_PHOTOS } from './sale-photos.repository.ts'
import { SALE_VERSION } from './sale-version.ts'

/** A device of a trade, with its name in one language. */
export interface StoredTradeItem extends ItemProgress {
  readonly offerId: string
  readonly deviceId: number
  readonly categoryId: CategoryId
  readonly manufacturer: string
  readonly name: string
  readonly pictureKey: string
  readonly storageGb: number
  readonly conditionId: number
  readonly answers: Answers
}

/** How far a trade is with the identity of its seller. No field of a document is part of it. */
export interface StoredIdentity extends IdentityMoments {
  readonly legalBasis: string
  readonly refusalReason: RefusalReason | null
  /** The pictures that are stored. */
  readonly sides: readonly DocumentSide[]
}

/** A whole trade, for its page, its documents and its mails. */
export interface StoredTrade {
  readonly transactionId: number
  readonly customerNumber: number
  readonly market: MarketId
  readonly shopMode: ShopMode
  readonly currency: Currency
  readonly totalInCents: number
  readonly voucherCode: string | null
  readonly voucherValueInCents: number
  readonly statusUrl: string
  readonly keyVersion: number
  readonly isFrozen: boolean
  /** Whether a payout that is due waits until a person has checked it. */
  readonly isPayoutChecked: boolean
  /** When a payout may go out whose account was changed; may be past. */
  readonly payoutWaitsUntilMs: number | null
  /** The identity document that the law asks of the seller; null where none is asked for. */
  readonly identity: StoredIdentity | null
  readonly createdAt: Date
  readonly sendBy: Date
  readonly seller: {
    readonly email: string
    readonly firstName: string
    readonly lastName: string
    readonly companyName: string | null
    readonly street: string
    readonly houseNumber: string
    readonly addressExtra: string | null
    readonly zip: string
    readonly city: string
    readonly country: string
    readonly paymentTypeId: PaymentTypeId
    readonly maskedAccount: string
  }
  readonly shipment: {
    readonly carrier: NonNullable<TradeView['shipment']>['carrier']
    readonly trackingNumber: string
    readonly qrText: string
    readonly bookedAtMs: number
    readonly firstScanAtMs: number | null
    readonly lastScanAtMs: number | null
  } | null
  readonly items: readonly StoredTradeItem[]
  readonly events: readonly TimelineEvent[]
  readonly review: (OwnReview & { readonly id: number }) | null
  /** What we took of the parcel, and of devices whose findings are locked; the oldest first. */
  readonly photos: readonly JourneyPhoto[]
  /** Differs whenever the seller's page would. */
  readonly version: string
}

type TradeRow = Omit<StoredTrade, 'createdAt' | 'sendBy'> & {
  readonly createdAt: string
  readonly sendBy: string
}

// Rows are neither grouped nor worded: that differs between page, documents and mails.
const READ_TRADE = `
  select jsonb_build_object(
    'transactionId', trade.transaction_id, 'customerNumber', customer_number, 'market', trade.market,
    'shopMode', trade.shop_mode, 'currency', trade.currency, 'totalInCents', total_in_cents,
    ${TRADE_VOUCHER}, 'statusUrl', status_url,
    'keyVersion', key_version, ${IS_FROZEN},
    'payoutWaitsUntilMs', (select ${toJsonMs('max(until)')} from payout_hold
      where payout_hold.transaction_id = trade.transaction_id and reason = 'ACCOUNT_CHANGED' and released_at is null),
    'isPayoutChecked', exists (select from payout_hold where payout_hold.transaction_id = trade.transaction_id
        and until is null and released_at is null and reason <> 'IDENTITY_MISSING')
      and exists (select from trade_item where trade_item.transaction_id = trade.transaction_id
        and state in ('ACCEPTED', 'PAYOUT_PENDING')),
    'identity', (select jsonb_build_object('legalBasis', legal_basis, 'refusalReason', refusal_reason,
        'submittedAtMs', ${toJsonMs('submitted_at')}, 'acceptedAtMs', ${toJsonMs('accepted_at')},
        'refusedAtMs', ${toJsonMs('refused_at')},
        'sides', coalesce((select jsonb_agg(side order by side desc) from identity_file
          where identity_file.transaction_id = trade.transaction_id), '[]'))
      from identity_request where identity_request.transaction_id = trade.transaction_id),
    'createdAt', trade.created_at, 'sendBy', send_by,
    'seller', jsonb_build_object(
      'email', email, 'firstName', first_name, 'lastName', last_name, 'companyName', company_name,
      'street', street, 'houseNumber', house_number, 'addressExtra', address_extra, 'zip', zip, 'city', city,
      'country', country, 'paymentTypeId', payment_type_id, 'maskedAccount', masked_account),
    'shipment', (select jsonb_build_object('carrier', carrier, 'trackingNumber', tracking_number, 'qrText', qr_text,
        'bookedAtMs', ${toJsonMs('booked_at')}, 'firstScanAtMs', ${toJsonMs('first_scan_at')},
        'lastScanAtMs', ${toJsonMs('last_scan_at')})
      from shipment where shipment.transaction_id = trade.transaction_id),
    'events', ${TRADE_EVENTS}, 'photos', ${SALE_PHOTOS}, 'version', ${SALE_VERSION},
    'review', (select jsonb_build_object('id', review.id, 'stars', stars, 'sentence', sentence, 'state', review.state,
        'hideReason', hide_reason)
      from review where review.transaction_id = trade.transaction_id),
    'items', (select jsonb_agg(jsonb_build_object(
        'offerId', item.offer_id, 'deviceId', offer.device_id, 'categoryId', device.category_id,
        'name', device_text.name, 'pictureKey', picture.picture_key, 'storageGb', offer.storage_gb,
        'conditionId', offer.condition_id, 'answers', offer.answers, 'manufacturer', manufacturer.name,
        ${ITEM_PROGRESS}) order by item.number)
      from trade_item as item
      join offer on offer.id = item.offer_id
      join device on device.id = offer.device_id
      join manufacturer on manufacturer.id = device.manufacturer_id
      join device_text on device_text.device_id = device.id and device_text.language = $2
      left join lateral (select picture_key from device_image
        where device_image.device_id = device.id and view = 'front' order by position limit 1) as picture on true
      where item.transaction_id = trade.transaction_id)) as trade
  from trade join trade_seller using (transaction_id)
  where trade.transaction_id = $1`

async function findTradeMarket(db: Database, transactionId: number): Promise<MarketId | null> {
  const { rows } = await db.$client.query<{ market: MarketId }>(
    'select market from trade where transaction_id = $1',
    [transactionId],
  )
  return rows[0]?.market ?? null
}

/** A trade by its id, with device names in the language of its market; null when there is none. */
export async function findTrade(db: Database, transactionId: number): Promise<StoredTrade | null> {
  const market = await findTradeMarket(db, transactionId)
  if (!market) return null
  const { rows } = await db.$client.query<{ trade: TradeRow }>({
    name: 'read-trade',
    text: READ_TRADE,
    values: [transactionId, MARKETS[market].catalogueLanguage],
  })
  const trade = rows[0]?.trade
  return trade ? { ...trade, createdAt: new Date(trade.createdAt), sendBy: new Date(trade.sendBy) } : null
}

/** The text of the code that a parcel shop scans. */
export async function findQrText(db: Database, transactionId: number): Promise<string | null> {
  const { rows } = await db.$client.query<{ qr_text: string }>(
    'select qr_text from shipment where transaction_id = $1',
    [transactionId],
  )
  return rows[0]?.qr_text ?? null
}

export async function findLabelFile(db: Database, transactionId: number): Promise<StoredFile | null> {
  const { rows } = await db.$client.query<StoredFile>(
    'select label_pdf as bytes, blob_key as "blobKey" from shipment where transaction_id = $1',
    [transactionId],
  )
  return rows[0] ?? null
}
