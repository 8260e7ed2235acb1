import { TRADE_HISTORY_PAGE_SIZE } from '#contracts/paths/customers.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import type { Currency } from '#domain/money/currency.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Database } from '#server/db/database.ts'
import {
  IS_FROZEN,
  ITEM_PROGRESS,
  TRADE_EVENTS,
  toJsonMs,
} from '#server/modules/trades/item-progress.repository.ts'
import type { TradeOfItems } from '#server/modules/trades/trade-items.presenter.ts'
import { TRADE_VOUCHER } from '#server/modules/vouchers/vouchers.repository.ts'

/** A trade as shown in the list of a customer's trades. */
export interface HistoryTrade extends TradeOfItems {
  readonly createdAt: Date
  readonly currency: Currency
  readonly totalInCents: number
  readonly voucherCode: string | null
  readonly voucherValueInCents: number
  readonly statusUrl: string
  readonly keyVersion: number
}

type HistoryRow = Omit<HistoryTrade, 'createdAt' | 'sendBy'> & {
  readonly createdAt: string
  readonly sendBy: string
}

// Device names are in the language of the trade's market, as on its own page.
const READ_HISTORY = `
  select jsonb_build_object(
    'transactionId', trade.transaction_id, 'createdAt', trade.created_at, 'currency', trade.currency,
    'totalInCents', total_in_cents, ${TRADE_VOUCHER},
    'statusUrl', status_url, 'sendBy', send_by, 'keyVersion', key_version, ${IS_FROZEN},
    'shipment', (select jsonb_build_object('lastScanAtMs', ${toJsonMs('last_scan_at')})
      from shipment where shipment.transaction_id = trade.transaction_id),
    'items', (select jsonb_agg(jsonb_build_object(
        'offerId', item.offer_id, 'name', device_text.name, 'pictureKey', picture.picture_key, ${ITEM_PROGRESS})
        order by item.number)
      from trade_item as item
      join offer on offer.id = item.offer_id
      join device_text on device_text.device_id = offer.device_id and device_text.language = spoken.language
      left join lateral (select picture_key from device_image
        where device_image.device_id = offer.device_id and view = 'front' order by position limit 1) as picture on true
      where item.transaction_id = trade.transaction_id),
    'events', ${TRADE_EVENTS}) as trade
  from trade join unnest($3::text[], $4::text[]) as spoken (market, language) on spoken.market = trade.market
  where customer_number = $1 and ($2::bigint is null or (trade.created_at, trade.transaction_id) <
    (select earlier.created_at, earlier.transaction_id from trade as earlier
      where earlier.transaction_id = $2 and earlier.customer_number = $1))
  order by trade.created_at desc, trade.transaction_id desc limit ${TRADE_HISTORY_PAGE_SIZE}`

const LANGUAGES = MARKET_IDS.map((id) => MARKETS[id].catalogueLanguage)

/** One page of a customer's trades, newest first. */
export async function readTradeHistory(
  db: Database,
  { customerNumber, before }: { readonly customerNumber: number; readonly before: number | null },
): Promise<readonly HistoryTrade[]> {
  const { rows } = await db.$client.query<{ trade: HistoryRow }>({
    name: 'read-trade-history',
    text: READ_HISTORY,
    values: [customerNumber, before, MARKET_IDS, LANGUAGES],
  })
  return rows.map(({ trade }) => ({
    ...trade,
    createdAt: new Date(trade.createdAt),
    sendBy: new Date(trade.sendBy),
  }))
}
