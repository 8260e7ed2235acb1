import type { AgreedTrade } from '#domain/signed-offers/signed-offer.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Database } from '#server/db/database.ts'

/** The file as it was first issued; null before that. */
export async function findSignedOffer({ $client }: Database, transactionId: number): Promise<string | null> {
  const { rows } = await $client.query<{ content: string }>(
    'select content from signed_offer where transaction_id = $1',
    [transactionId],
  )
  return rows[0]?.content ?? null
}

export interface NewSignedOffer {
  readonly transactionId: number
  readonly content: string
  readonly issuedAt: Date
}

/** Stores a file for good. The first insert wins; a later one writes nothing. */
export async function insertSignedOffer(
  { $client }: Database,
  { transactionId, content, issuedAt }: NewSignedOffer,
): Promise<void> {
  await $client.query(
    `insert into signed_offer (transaction_id, content, issued_at) values ($1, $2, $3)
     on conflict (transaction_id) do nothing`,
    [transactionId, content, issuedAt],
  )
}

type AgreedRow = Omit<AgreedTrade, 'createdAtMs' | 'sendByMs'> & {
  readonly createdAt: string
  readonly sendBy: string
}

// The category is that of the question set: it finds the price rule of the version.
const READ_AGREED = `
  select jsonb_build_object(
    'tradeNumber', trade_number, 'market', trade.market, 'shopMode', trade.shop_mode, 'currency', trade.currency,
    'createdAt', trade.created_at, 'sendBy', send_by,
    'voucher', case when voucher_code is not null then
      jsonb_build_object('code', voucher_code, 'valueInCents', voucher_value_in_cents) end,
    'acceptRule', case when accept_from_bp is not null then
      jsonb_build_object('minShareBp', accept_from_bp, 'otherwise', accept_otherwise) end,
    'items', (select jsonb_agg(jsonb_build_object(
        'number', item.number, 'offerId', item.offer_id, 'categoryId', device.question_set_id,
        'deviceId', offer.device_id, 'deviceName', device_text.name, 'storageGb', offer.storage_gb,
        'conditionId', offer.condition_id, 'answers', offer.answers, 'ruleVersion', offer.rule_version,
        'priceListVersion', offer.price_list_version, 'deductionFactorBp', list.deduction_factor_bp,
        'priceInCents', item.price_in_cents, 'breakdown', offer.breakdown, 'selfTest', offer.self_test,
        'photos', (select jsonb_agg(jsonb_build_object('side', photo.side, 'sha256', encode(photo.sha256, 'hex')) order by photo.side)
          from seller_photo as photo where photo.transaction_id = item.transaction_id
            and photo.item_number = item.number and photo.offer_id is not null)))
      from trade_item as item
      join offer on offer.id = item.offer_id
      join price_list as list on list.market = offer.market and list.version = offer.price_list_version
      join device on device.id = offer.device_id
      join device_text on device_text.device_id = device.id and device_text.language = spoken.language
      where item.transaction_id = trade.transaction_id)) as trade
  from trade join unnest($2::text[], $3::text[]) as spoken (market, language) on spoken.market = trade.market
  where trade.transaction_id = $1`

const LANGUAGES = Object.values(MARKETS).map(({ catalogueLanguage }) => catalogueLanguage)

/** A trade as it was agreed; null when there is none. Device names are those of today. */
export async function findAgreedTrade(
  { $client }: Database,
  transactionId: number,
): Promise<AgreedTrade | null> {
  const { rows } = await $client.query<{ trade: AgreedRow }>({
    name: 'read-agreed-trade',
    text: READ_AGREED,
    values: [transactionId, Object.keys(MARKETS), LANGUAGES],
  })
  if (!rows[0]) return null
  const { createdAt, sendBy, ...trade } = rows[0].trade
  return { ...trade, createdAtMs: Date.parse(createdAt), sendByMs: Date.parse(sendBy) }
}
