import type pg from 'pg'
import type { Seller } from '#domain/customers/seller.ts'
import type { AcceptRule } from '#domain/inspection/accept-rule.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import { BANK_TRANSFER } from '#domain/markets/payment-type.ts'
import type { Currency } from '#domain/money/currency.ts'
import type { NewTradeItem } from '#domain/trades/settle-lines.ts'
import { findTraceparent } from '#server/telemetry/tracing.ts'

const UNIQUE_VIOLATION = '23505'

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
    /** The sale that loses its use of the voucher for this one; null when there is room. */
    readonly replaces: number | null
  } | null
  readonly statusUrl: string
  /** Null where the seller is always asked. */
  readonly acceptRule: AcceptRule | null
  readonly createdAt: Date
  readonly sendBy: Date
  readonly seller: Seller
  readonly sealedAccount: Uint8Array
  readonly maskedAccount: string
  readonly accountKey: string
  /** Null where the network is unknown. */
  readonly networkKey: string | null
  /** The law by which the seller has to show an identity document; null where none is asked for. */
  readonly identityLaw: string | null
  readonly items: readonly NewTradeItem[]
}

const TRADE_COLUMNS = [
  'transaction_id',
  'trade_number',
  'idempotency_key',
  'request_hash',
  'customer_number',
  'market',
  'shop_mode',
  'is_business',
  'currency',
  'total_in_cents',
  'voucher_code',
  'voucher_value_in_cents',
  'status_url',
  'accept_from_bp',
  'accept_otherwise',
  'created_at',
  'send_by',
] as const

const SELLER_COLUMNS = [
  'email',
  'first_name',
  'last_name',
  'company_name',
  'vat_id',
  'street',
  'house_number',
  'address_extra',
  'zip',
  'city',
  'country',
  'phone',
  'birth_date',
  'payment_type_id',
  'account_holder',
  'sealed_account',
  'masked_account',
  'account_key',
  'network_key',
] as const

/** Devices travel as one array per column. */
const OTHER_VALUES = [
  'item_numbers',
  'offer_ids',
  'item_prices',
  'customer_key',
  'voucher_ordinal',
  'identity_law',
  'traceparent',
] as const

const PARAMETERS = [...TRADE_COLUMNS, ...SELLER_COLUMNS, ...OTHER_VALUES] as const

type Parameter = (typeof PARAMETERS)[number]

/** The placeholder of a parameter. Numbers come from one list, which also orders the values: they cannot disagree. */
const at = (parameter: Parameter): string => `$${PARAMETERS.indexOf(parameter) + 1}`

const list = (items: readonly string[]): string => items.join(', ')

// One statement is one transaction and one round trip. When the idempotency key is taken, nothing of it is written.
const INSERT_TRADE = `
  with new_trade as (
    insert into trade (${list(TRADE_COLUMNS)}) values (${list(TRADE_COLUMNS.map(at))})
    on conflict (customer_number, idempotency_key) do nothing
    returning transaction_id, created_at
  ), new_seller as (
    insert into trade_seller (transaction_id, ${list(SELLER_COLUMNS)})
    select transaction_id, ${list(SELLER_COLUMNS.map(at))} from new_trade
  ), new_items as (
    insert into trade_item (transaction_id, number, offer_id, price_in_cents, state, state_since)
    select transaction_id, item.number, item.offer_id, item.price, 'CREATED', created_at
    from new_trade cross join unnest(${at('item_numbers')}::smallint[], ${at('offer_ids')}::uuid[],
      ${at('item_prices')}::integer[]) as item (number, offer_id, price)
  ), new_photos as (
    update seller_photo set transaction_id = new_trade.transaction_id, item_number = item.number,
      joined_at = new_trade.created_at
    from new_trade cross join (
      select min(number) as number, offer_id from unnest(${at('item_numbers')}::smallint[], ${at('offer_ids')}::uuid[])
        as sold (number, offer_id) group by offer_id) as item
    where seller_photo.offer_id = item.offer_id and seller_photo.transaction_id is null
  ), new_event as (
    insert into trade_event (transaction_id, event, actor, to_state, happened_at)
    select transaction_id, 'created', 'customer', 'CREATED', created_at from new_trade
  ), new_voucher_use as (
    insert into voucher_use (transaction_id, code, customer_key, ordinal, used_at)
    select transaction_id, ${at('voucher_code')}, ${at('customer_key')}, ${at('voucher_ordinal')}, created_at
    from new_trade where ${at('voucher_code')}::text is not null
  ), new_identity_request as (
    insert into identity_request (transaction_id, legal_basis, requested_at)
    select transaction_id, ${at('identity_law')}, created_at from new_trade where ${at('identity_law')}::text is not null
    returning transaction_id, requested_at
  ), new_hold as (
    insert into payout_hold (transaction_id, reason, details, since)
    select transaction_id, 'IDENTITY_MISSING', '{}'::jsonb, requested_at from new_identity_request
  ), new_work as (
    insert into outbox (topic, work_key, data, due_at, created_at, traceparent)
    select 'ISSUE_LABEL', 'ISSUE_LABEL:' || transaction_id, jsonb_build_object('transactionId', transaction_id),
      created_at, created_at, ${at('traceparent')}::text
    from new_trade
  )
  select transaction_id from new_trade`

const toTradeValues = (trade: NewTrade) => ({
  transaction_id: trade.transactionId,
  trade_number: trade.tradeNumber,
  idempotency_key: trade.idempotencyKey,
  request_hash: trade.requestHash,
  customer_number: trade.customerNumber,
  market: trade.shop.market,
  shop_mode: trade.shop.shopMode,
  is_business: trade.isBusiness,
  currency: trade.currency,
  total_in_cents: trade.totalInCents,
  voucher_code: trade.voucher?.code ?? null,
  voucher_value_in_cents: trade.voucher?.valueInCents ?? 0,
  status_url: trade.statusUrl,
  accept_from_bp: trade.acceptRule?.minShareBp ?? null,
  accept_otherwise: trade.acceptRule?.otherwise ?? null,
  created_at: trade.createdAt,
  send_by: trade.sendBy,
})

function toSellerValues({ seller, sealedAccount, maskedAccount, accountKey, networkKey }: NewTrade) {
  const { payment } = seller
  return {
    email: seller.email,
    first_name: seller.firstName,
    last_name: seller.lastName,
    company_name: seller.companyName,
    vat_id: seller.vatId,
    street: seller.street,
    house_number: seller.houseNumber,
    address_extra: seller.addressExtra,
    zip: seller.zip,
    city: seller.city,
    country: seller.country,
    phone: seller.phone,
    birth_date: seller.birthDate,
    payment_type_id: payment.paymentTypeId,
    account_holder:
      payment.paymentTypeId === BANK_TRANSFER.id
        ? payment.accountHolder
        : `${seller.firstName} ${seller.lastName}`,
    sealed_account: sealedAccount,
    masked_account: maskedAccount,
    account_key: accountKey,
    network_key: networkKey,
  }
}

const toValues = (trade: NewTrade): Readonly<Record<Parameter, unknown>> => ({
  ...toTradeValues(trade),
  ...toSellerValues(trade),
  item_numbers: trade.items.map(({ number }) => number),
  offer_ids: trade.items.map(({ offerId }) => offerId),
  item_prices: trade.items.map(({ priceInCents }) => priceInCents),
  customer_key: trade.voucher?.customerKey ?? null,
  voucher_ordinal: trade.voucher?.ordinal ?? null,
  identity_law: trade.identityLaw,
  traceparent: findTraceparent(),
})

/** The same customer used the same voucher elsewhere in the same moment: the ordinal of this use is taken. */
const isVoucherTaken = (error: unknown): boolean => {
  const { code, table } = error as { code?: unknown; table?: unknown }
  return code === UNIQUE_VIOLATION && table === 'voucher_use'
}

/** Writes a trade with everything that follows from it, or nothing and why. */
export async function insertTrade(
  client: Pick<pg.ClientBase, 'query'>,
  trade: NewTrade,
): Promise<'created' | 'keyTaken' | 'voucherTaken'> {
  try {
    const values = toValues(trade)
    const { rowCount } = await client.query({
      name: 'insert-trade',
      text: INSERT_TRADE,
      values: PARAMETERS.map((parameter) => values[parameter]),
    })
    return rowCount === 1 ? 'created' : 'keyTaken'
  } catch (error) {
    if (isVoucherTaken(error)) return 'voucherTaken'
    throw error
  }
}
