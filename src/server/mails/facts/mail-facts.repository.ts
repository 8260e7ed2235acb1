import type { ClarificationAnswer } from '#domain/clarification/clarification-answers.ts'
import type {
  ActionReason,
  ClarificationKind,
  MissingPart,
  ProofRefusal,
} from '#domain/clarification/clarification-kind.ts'
import type { CarrierName } from '#domain/markets/carrier-name.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import type { Database } from '#server/db/database.ts'
import type { StoredFile } from '#server/modules/blobs/blobs.ts'
import { IS_HAZARDOUS_CLARIFICATION } from '#server/modules/lifecycle/clarifications.repository.ts'
import type { CommittedFindings } from '#server/modules/lifecycle/hash-findings.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import {
  type LaterColumns,
  type LaterVersions,
  toLaterVersions,
} from '#server/modules/lifecycle/later-prices.ts'

/** A moment in which devices of a trade reached a state. */
export interface TradeMoment {
  readonly transactionId: number
  readonly atMs: number
  readonly state: TradeState
}

export interface MovedItem {
  readonly itemNumber: number
  readonly event: string
  /** Whether a missing part has arrived, and the inspection goes on because of it. */
  readonly hasPartArrived: boolean
  /** Who answered the device's last clarification. */
  readonly answeredBy: 'customer' | 'clock' | 'rule' | null
  /** The id that the link of that clarification is derived from. */
  readonly tokenId: string | null
  readonly tokenHash: string | null
}

const READ_MOVED = `
  select moved.item_number as "itemNumber", event,
    coalesce((moved.data ->> 'hasPartArrived')::boolean, false) as "hasPartArrived", answered_by as "answeredBy", token_id as "tokenId",
    encode(token_hash, 'hex') as "tokenHash"
  from trade_event as moved
  left join lateral (select answered_by, token_id, token_hash from clarification
    where clarification.transaction_id = moved.transaction_id and clarification.item_number = moved.item_number
    order by clarification.id desc limit 1) as last_clarification on true
  where moved.transaction_id = $1 and happened_at = $2 and to_state = $3 and moved.item_number is not null
  order by moved.item_number`

/** The devices that reached the state in that moment. */
export async function findMovedItems(
  { $client }: Database,
  { transactionId, atMs, state }: TradeMoment,
): Promise<MovedItem[]> {
  const { rows } = await $client.query<MovedItem>(READ_MOVED, [transactionId, new Date(atMs), state])
  return rows
}

/** The parcel of a missing part. */
export interface MailedPartParcel {
  readonly carrier: CarrierName
  readonly trackingNumber: string
  readonly qrText: string
  readonly isScanned: boolean
}

/** A clarification, with the answers that it offers. */
export interface MailClarification {
  readonly itemNumber: number
  readonly tokenId: string
  readonly tokenHash: string
  readonly inspectionId: string
  readonly kind: ClarificationKind
  readonly reason: ActionReason | null
  readonly part: MissingPart | null
  /** Why the proof before wasn't enough. */
  readonly refusal: ProofRefusal | null
  /** The parcel of a missing part, once it is booked. */
  readonly partParcel: MailedPartParcel | null
  /** Whether the battery is damaged: then the device stays with us when the seller does not answer. */
  readonly isHazardous: boolean
  readonly priceInCents: number | null
  readonly answerBy: Date
  readonly isAnswered: boolean
  readonly wasAppealed: boolean
  /** Whether the price is that of the first inspection, because the second one came to a lower one. */
  readonly isEarlierPrice: boolean
  readonly offers: Readonly<Partial<Record<ClarificationAnswer, string>>>
}

const READ_CLARIFICATION = `
  select item_number as "itemNumber", token_id as "tokenId", encode(token_hash, 'hex') as "tokenHash",
    inspection_id as "inspectionId", kind, reason,
    missing_part as part, proof_refusal as refusal, ${IS_HAZARDOUS_CLARIFICATION} as "isHazardous",
    (select jsonb_build_object('carrier', carrier, 'trackingNumber', tracking_number, 'qrText', qr_text,
        'isScanned', scanned_at is not null)
      from part_parcel where clarification_id = clarification.id and booked_at is not null) as "partParcel",
    price_in_cents as "priceInCents", answer_by as "answerBy", answered_at is not null as "isAnswered",
    exists (select from trade_event as happened where happened.transaction_id = clarification.transaction_id
      and happened.item_number = clarification.item_number and event = 'appeal') as "wasAppealed",
    exists (select from inspection as newer join inspection as meant on meant.id = clarification.inspection_id
      where newer.transaction_id = clarification.transaction_id and newer.item_number = clarification.item_number
        and newer.number > meant.number and newer.decided_at <= clarification.opened_at) as "isEarlierPrice",
    (select jsonb_object_agg(offered.answer, offer_id) from clarification_offer as offered
      where clarification_id = clarification.id) as offers
  from clarification where transaction_id = $1 and id = $2`

export async function findMailClarification(
  { $client }: Database,
  { transactionId, clarificationId }: { readonly transactionId: number; readonly clarificationId: number },
): Promise<MailClarification | null> {
  const { rows } = await $client.query<MailClarification>(READ_CLARIFICATION, [
    transactionId,
    clarificationId,
  ])
  return rows[0] ?? null
}

const READ_FOUND = `
  select found, later_list_version as "laterListVersion", later_rule_version as "laterRuleVersion"
  from inspection where transaction_id = $1 and item_number = $2 and found is not null
    and ($3::uuid is null or id = $3)
  order by number desc limit 1`

export interface MailFindings {
  readonly found: CommittedFindings
  readonly later: LaterVersions | null
}

/** What an inspection found; without an id, the newest one with findings. Null where there are none. */
export async function findFindings(
  { $client }: Database,
  { transactionId, itemNumber }: ItemKey,
  inspectionId: string | null,
): Promise<MailFindings | null> {
  const values = [transactionId, itemNumber, inspectionId]
  const { rows } = await $client.query<LaterColumns & { readonly found: CommittedFindings }>(
    READ_FOUND,
    values,
  )
  return rows[0] ? { found: rows[0].found, later: toLaterVersions(rows[0]) } : null
}

const READ_VOUCHER_PAYOUT = `
  select amount_in_cents as "amountInCents" from payout
  where transaction_id = $1 and item_number = 0 and status = 'confirmed' and settled_at = $2`

/** What was paid for the trade's voucher in that moment; zero when nothing was. */
export async function findVoucherPayout(
  { $client }: Database,
  { transactionId, atMs }: Pick<TradeMoment, 'transactionId' | 'atMs'>,
): Promise<number> {
  const values = [transactionId, new Date(atMs)]
  const { rows } = await $client.query<{ amountInCents: number }>(READ_VOUCHER_PAYOUT, values)
  return rows[0]?.amountInCents ?? 0
}

const READ_PART_LABEL =
  'select label_pdf as bytes, blob_key as "blobKey" from part_parcel where clarification_id = $1'

/** The label of a missing part, which is empty once it is erased. */
export async function findMailedPartLabel(
  { $client }: Database,
  clarificationId: number,
): Promise<StoredFile | null> {
  const { rows } = await $client.query<StoredFile>(READ_PART_LABEL, [clarificationId])
  return rows[0] ?? null
}
