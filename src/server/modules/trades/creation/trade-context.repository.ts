import type { CategoryId } from '#domain/catalogue/category.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { ShopMode } from '#domain/markets/shop-mode.ts'
import type { Currency } from '#domain/money/currency.ts'
import type { StoredOffer } from '#domain/trades/settle-lines.ts'
import type { Database } from '#server/db/database.ts'

/** A trade that the same customer created before, by its idempotency key. */
export interface ExistingTrade {
  readonly transactionId: number
  readonly requestHash: Uint8Array
  readonly customerNumber: number
  readonly keyVersion: number
  readonly totalInCents: number
  readonly currency: Currency
  readonly voucherCode: string | null
  readonly voucherValueInCents: number
  readonly offerIds: readonly string[]
}

/** Everything that creating a trade depends on, read in one query. */
export interface TradeContext {
  readonly transactionId: number
  /** Whether the customer number belongs to the guest, proven by the key, or to the account. */
  readonly isCustomer: boolean
  /** Whether the account belongs to a company. */
  readonly isCompany: boolean
  /** Whether the seller's mail address is that of the account, which was activated by a mail. */
  readonly isMailboxProven: boolean
  readonly existing: ExistingTrade | null
  readonly offers: ReadonlyMap<string, StoredOffer>
}

interface TradeContextRow {
  readonly transaction_id: string
  readonly is_customer: boolean
  readonly is_company: boolean
  readonly is_mailbox_proven: boolean
  readonly existing: (Omit<ExistingTrade, 'requestHash'> & { readonly requestHash: string }) | null
  readonly offers:
    | readonly {
        readonly offerId: string
        readonly market: MarketId
        readonly shopMode: ShopMode
        readonly categoryId: CategoryId
        readonly priceInCents: number
        readonly expiresAt: string
        readonly isIndividual: boolean
      }[]
    | null
}

// The offer ids are wrapped in a select: PostgreSQL then estimates the same number of rows with and without seeing them,
// and keeps its generic plan. Otherwise it plans again for every trade, which takes longer than the query itself.
const READ_CONTEXT = `
  select draw_transaction_id() as transaction_id,
    exists (select from customer where customer_number = $1 and guest_key_hash = $2)
      or exists (select from customer_account where customer_number = $1 and customer_id = $5) as is_customer,
    exists (select from customer_account where customer_id = $5 and company_name is not null) as is_company,
    exists (select from customer_account where customer_id = $5 and email = $6 and activated_at is not null)
      as is_mailbox_proven,
    (select jsonb_build_object(
        'transactionId', transaction_id, 'requestHash', encode(request_hash, 'hex'),
        'customerNumber', customer_number, 'keyVersion', key_version, 'totalInCents', total_in_cents, 'currency', currency,
        'voucherCode', voucher_code, 'voucherValueInCents', voucher_value_in_cents,
        'offerIds', (select jsonb_agg(offer_id order by first) from (
          select offer_id, min(number) as first from trade_item
          where trade_item.transaction_id = trade.transaction_id group by offer_id) as own))
      from trade where idempotency_key = $3 and customer_number = $1) as existing,
    (select jsonb_agg(jsonb_build_object(
        'offerId', offer.id, 'market', market, 'shopMode', shop_mode, 'categoryId', device.category_id,
        'priceInCents', price_in_cents, 'expiresAt', expires_at,
        'isIndividual', exists (select from individual_offer_line as line where line.offer_id = offer.id)))
      from offer join device on device.id = offer.device_id where offer.id = any((select $4::uuid[])::uuid[])) as offers`

export interface TradeContextQuery {
  readonly customerNumber: number
  /** Null for an account. */
  readonly guestKeyHash: Uint8Array | null
  /** Null for a guest. */
  readonly customerId: string | null
  readonly idempotencyKey: string
  readonly offerIds: readonly string[]
  /** The seller's mail address, in normal form. */
  readonly email: string
}

/** Reads what the creation of a trade depends on, and reserves its id. */
export async function loadTradeContext(
  db: Database,
  { customerNumber, guestKeyHash, customerId, idempotencyKey, offerIds, email }: TradeContextQuery,
): Promise<TradeContext> {
  const { rows } = await db.$client.query<TradeContextRow>({
    name: 'load-trade-context',
    text: READ_CONTEXT,
    values: [customerNumber, guestKeyHash, idempotencyKey, offerIds, customerId, email],
  })
  const [row] = rows
  if (!row) throw new Error('The database returned no transaction id')
  const { existing, offers } = row
  return {
    transactionId: Number(row.transaction_id),
    isCustomer: row.is_customer,
    isCompany: row.is_company,
    isMailboxProven: row.is_mailbox_proven,
    existing: existing && { ...existing, requestHash: Buffer.from(existing.requestHash, 'hex') },
    offers: new Map(
      (offers ?? []).map(({ expiresAt, ...offer }) => [
        offer.offerId,
        { ...offer, expiresAtMs: Date.parse(expiresAt) },
      ]),
    ),
  }
}
