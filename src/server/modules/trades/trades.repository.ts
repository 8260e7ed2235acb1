import type { CategoryId } from '#domain/catalogue/category.ts'
import type { Seller } from '#domain/customers/seller.ts'
import type { AcceptRule } from '#domain/inspection/accept-rule.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { ShopMode } from '#domain/markets/shop-mode.ts'
import type { Currency } from '#domain/money/currency.ts'
import type { NewTradeItem, StoredOffer } from '#domain/trades/settle-lines.ts'
import type { Database } from '#server/db/database.ts'

/** A trade that was created before, by its idempotency key. */
export interface ExistingTrade {
  readonly transactionId: number
  readonly requestHash: Uint8Array
  readonly customerNumber: number
  readonly totalInCents: number
  readonly currency: Currency
  readonly voucherCode: string | null
  readonly voucherValueInCents: number
  readonly offerIds: readonly string[]
}

/** Everything that creating a trade depends on, read in one go. */
export interface TradeContext {
  readonly transactionId: number
  /** Whether the number is the guest's, by its key, or the account's. */
  readonly isCustomer: boolean
  /** Whether the account is a company's. */
  readonly isCompany: boolean
  readonly existing: ExistingTrade | null
  readonly offers: ReadonlyMap<string, StoredOffer>
}

interface TradeContextRow {
  readonly transaction_id: string
  readonly is_customer: boolean
  readonly is_company: boolean
  readonly existing: (Omit<ExistingTrade, 'requestHash'> & { readonly requestHash: string }) | null
  readonly offers:
    | readonly {
        readonly offerId: string
        readonly market: MarketId
        readonly shopMode: ShopMode
        readonly categoryId: CategoryId
        readonly priceInCents: number
        readonly expiresAt: string
      }[]
    | null
}

const UNIQUE_VIOLATION = '23505'

// The offers' ids stand in a select of their own: that way PostgreSQL expects as many of them whether or not it sees
// them, and keeps its plan. Otherwise it plans anew for every trade, which takes longer than the reading.
const READ_GROUND = `
  select nextval('trade_transaction_id') as transaction_id,
    exists (select from customer where customer_number = $1 and guest_key_hash = $2)
      or exists (select from customer_account where customer_number = $1 and customer_id = $5) as is_customer,
    exists (select from customer_account where customer_id = $5 and company_name is not null) as is_company,
    (select jsonb_build_object(
        'transactionId', transaction_id, 'requestHash', encode(request_hash, 'hex'),
        'customerNumber', customer_number, 'totalInCents', total_in_cents, 'currency', currency,
        'voucherCode', voucher_code, 'voucherValueInCents', voucher_value_in_cents,
        'offerIds', (select jsonb_agg(offer_id order by first) from (
          select offer_id, min(number) as first from trade_item
          where trade_item.transaction_id = trade.transaction_id group by offer_id) as own))
      from trade where idempotency_key = $3) as existing,
    (select jsonb_agg(jsonb_build_object(
        'offerId', offer.id, 'market', market, 'shopMode', shop_mode, 'categoryId', device.category_id,
        'priceInCents', price_in_cents, 'expiresAt', expires_at))
      from offer join device on device.id = offer.device_id where offer.id = any((select $4::uuid[])::uuid[])) as offers`

export interface TradeContextQuery {
  readonly customerNumber: number
  /** Null for an account. */
  readonly guestKeyHash: Uint8Array | null
  /** Null for a guest. */
  readonly customerId: string | null
  readonly idempotencyKey: string
  readonly offerIds: readonly string[]
}

export async function loadTradeContext(
  db: Database,
  { customerNumber, guestKeyHash, customerId, idempotencyKey, offerIds }: TradeContextQuery,
): Promise<TradeContext> {
  const { rows } = await db.$client.query<TradeContextRow>({
    name: 'read-trade-ground',
    text: READ_GROUND,
    values: [customerNumber, guestKeyHash, idempotencyKey, offerIds, customerId],
  })
  const [row] = rows
  if (!row) throw new Error('The database gave no transaction id')
  const { existing, offers } = row
  return {
    transactionId: Number(row.transaction_id),
    isCustomer: row.is_customer,
    isCompany: row.is_company,
    existing: existing && { ...existing, requestHash: Buffer.from(existing.requestHash, 'hex') },
    offers: new Map(
      (offers ?? []).map(({ expiresAt, ...offer }) => [
        offer.offerId,
        { ...offer, expiresAtMs: Date.parse(expiresAt) },
      ]),
    ),
  }
}

export interface NewTrade {
  readonly transactionId: number
  readonly tradeNumber: string
  readonly idempotencyKey: string
  readonly requestHash: Uint8Array
  readonly customerNumber: number
  readonly shop: Shop
  readonly isBusiness: boolean
  readonly currency: Currency
  readonly totalInCents: number
  readonly voucher: {
    readonly code: string
    readonly valueInCents: number
    readonly customerKey: Uint8Array
    readonly ordinal: number
  } | null
  readonly statusUrl: string
  /** Null: the seller is always asked. */
  readonly acceptRule: AcceptRule | null
  readonly createdAt: Date
  readonly sendBy: Date
  readonly seller: Seller
  readonly sealedAccount: Uint8Array
  readonly maskedAccount: string
  readonly items: readonly NewTradeItem[]
}

// One statement is one transaction and one round trip. When the idempotency key is taken, nothing of it is written.
const INSERT_TRADE = `
  with new_trade as (
    insert into trade (transaction_id, trade_number, idempotency_key, request_hash, customer_number, market,
      shop_mode, is_business, currency, total_in_cents, voucher_code, voucher_value_in_cents, status_url,
      created_at, send_by, accept_from_bp, accept_otherwise)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $38, $39)
    on conflict (idempotency_key) do nothing
    returning transaction_id, created_at
  ), new_seller as (
    insert into trade_seller (transaction_id, email, first_name, last_name, company_name, vat_id, street,
      house_number, address_extra, zip, city, country, phone, birth_date, payment_type_id, account_holder,
      sealed_account, masked_account)
    select transaction_id, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28::date, $29, $30, $31, $32
    from new_trade
  ), new_items as (
    insert into trade_item (transaction_id, number, offer_id, price_in_cents, state, state_since)
    select transaction_id, item.number, item.offer_id, item.price, 'CREATED', created_at
    from new_trade cross join unnest($33::smallint[], $34::uuid[], $35::integer[]) as item (number, offer_id, price)
  ), new_event as (
    insert into trade_event (transaction_id, event, actor, to_state, happened_at)
    select transaction_id, 'created', 'customer', 'CREATED', created_at from new_trade
  ), new_use as (
    insert into voucher_use (code, customer_key, ordinal, transaction_id, used_at)
    select $11, $36, $37, transaction_id, created_at from new_trade where $11::text is not null
  ), new_work as (
    insert into outbox (topic, work_key, data, due_at, created_at)
    select 'ISSUE_LABEL', 'ISSUE_LABEL:' || transaction_id, jsonb_build_object('transactionId', transaction_id),
      created_at, created_at
    from new_trade
  )
  select transaction_id from new_trade`

const sellerValues = ({ seller, sealedAccount, maskedAccount }: NewTrade): unknown[] => {
  const { payment } = seller
  const holder =
    payment.paymentTypeId === 13 ? payment.accountHolder : `${seller.firstName} ${seller.lastName}`
  return [
    seller.email,
    seller.firstName,
    seller.lastName,
    seller.companyName,
    seller.vatId,
    seller.street,
    seller.houseNumber,
    seller.addressExtra,
    seller.zip,
    seller.city,
    seller.country,
    seller.phone,
    seller.birthDate,
    payment.paymentTypeId,
    holder,
    sealedAccount,
    maskedAccount,
  ]
}

const tradeValues = (trade: NewTrade): unknown[] => {
  const { shop, voucher, items, acceptRule } = trade
  return [
    trade.transactionId,
    trade.tradeNumber,
    trade.idempotencyKey,
    trade.requestHash,
    trade.customerNumber,
    shop.market,
    shop.shopMode,
    trade.isBusiness,
    trade.currency,
    trade.totalInCents,
    voucher?.code ?? null,
    voucher?.valueInCents ?? 0,
    trade.statusUrl,
    trade.createdAt,
    trade.sendBy,
    ...sellerValues(trade),
    items.map(({ number }) => number),
    items.map(({ offerId }) => offerId),
    items.map(({ priceInCents }) => priceInCents),
    voucher?.customerKey ?? null,
    voucher?.ordinal ?? null,
    acceptRule?.minShareBp ?? null,
    acceptRule?.otherwise ?? null,
  ]
}

/** The same customer used the same voucher in the same moment elsewhere: the ordinal of this use is taken. */
const isVoucherTaken = (error: unknown): boolean => {
  const { code, table } = error as { code?: unknown; table?: unknown }
  return code === UNIQUE_VIOLATION && table === 'voucher_use'
}

/** Writes a trade with everything that follows from it, or nothing and why. */
export async function insertTrade(
  db: Database,
  trade: NewTrade,
): Promise<'created' | 'keyTaken' | 'voucherTaken'> {
  try {
    const query = { name: 'insert-trade', text: INSERT_TRADE, values: tradeValues(trade) }
    const { rowCount } = await db.$client.query(query)
    return rowCount === 1 ? 'created' : 'keyTaken'
  } catch (error) {
    if (isVoucherTaken(error)) return 'voucherTaken'
    throw error
  }
}
