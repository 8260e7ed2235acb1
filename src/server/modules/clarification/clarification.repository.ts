import { sql } from 'drizzle-orm'
import type { ClarificationAnswer } from '#domain/clarification/clarification-answers.ts'
import type {
  ActionReason,
  ClarificationKind,
  MissingPart,
  ProofRefusal,
} from '#domain/clarification/clarification-kind.ts'
import type { Currency } from '#domain/money/currency.ts'
import { readTradeNumber } from '#domain/trades/trade-number.ts'
import type { Connection } from '#server/db/database.ts'
import type { StoredFile } from '#server/modules/blobs/blobs.ts'
import { IS_HAZARDOUS_CLARIFICATION } from '#server/modules/lifecycle/clarifications.repository.ts'
import type { CommittedFindings } from '#server/modules/lifecycle/hash-findings.ts'
import type { LaterColumns } from '#server/modules/lifecycle/later-prices.ts'

/** What opens a clarification: its token, as a hash, and the trade number. Only both together do. */
export interface ClarificationLink {
  readonly tokenHash: Buffer
  readonly trade: string
}

/** The answer to a clarification. */
export interface GivenAnswer {
  readonly answer: ClarificationAnswer
  readonly by: 'customer' | 'clock' | 'rule'
  readonly at: Date
}

export interface StoredClarification {
  readonly clarificationId: number
  readonly transactionId: number
  readonly itemNumber: number
  /** What the seller has to do; null for a price. */
  readonly reason: ActionReason | null
  readonly part: MissingPart | null
  readonly answerBy: Date
  readonly answered: GivenAnswer | null
  /** Whether the battery is damaged: then it stays open until the seller answers. */
  readonly isHazardous: boolean
  readonly offers: readonly { readonly answer: ClarificationAnswer; readonly offerId: string }[]
}

interface ClarificationRow extends Record<string, unknown> {
  readonly clarificationId: string
  readonly transactionId: string
  readonly itemNumber: number
  readonly reason: ActionReason | null
  readonly part: MissingPart | null
  readonly answerBy: Date
  readonly answer: ClarificationAnswer | null
  readonly answeredAt: Date | null
  readonly answeredBy: GivenAnswer['by'] | null
  readonly isHazardous: boolean
  readonly offers: StoredClarification['offers'] | null
}

const toGiven = ({ answer, answeredBy: by, answeredAt }: ClarificationRow): GivenAnswer | null =>
  answer && by && answeredAt ? { answer, by, at: new Date(answeredAt) } : null

/** Selects the clarification of a link: its token has to belong to the trade. */
export const matchesLink = ({ tokenHash, trade }: ClarificationLink) =>
  sql`clarification.token_hash = ${tokenHash} and clarification.transaction_id = ${readTradeNumber(trade) ?? 0}`

export async function findClarification(
  tx: Connection,
  link: ClarificationLink,
): Promise<StoredClarification | null> {
  const { rows } = await tx.execute<ClarificationRow>(sql`
    select clarification.id as "clarificationId", clarification.transaction_id as "transactionId", clarification.item_number as "itemNumber",
      clarification.reason, missing_part as part, answer_by as "answerBy", clarification.answer, answered_at as "answeredAt", answered_by as "answeredBy",
      ${sql.raw(IS_HAZARDOUS_CLARIFICATION)} as "isHazardous",
      (select jsonb_agg(jsonb_build_object('answer', offered.answer, 'offerId', offer_id))
        from clarification_offer as offered where clarification_id = clarification.id) as offers
    from clarification where ${matchesLink(link)}`)
  const [row] = rows
  if (!row) return null
  return {
    clarificationId: Number(row.clarificationId),
    transactionId: Number(row.transactionId),
    itemNumber: row.itemNumber,
    reason: row.reason,
    part: row.part,
    answerBy: new Date(row.answerBy),
    answered: toGiven(row),
    isHazardous: row.isHazardous,
    offers: row.offers ?? [],
  }
}

/** What the page of a clarification shows besides its answers. */
export interface ShownClarification extends LaterColumns, Record<string, unknown> {
  readonly kind: ClarificationKind
  readonly refusal: ProofRefusal | null
  readonly priceInCents: number | null
  readonly openedAt: Date
  readonly wasAppealed: boolean
  readonly currency: Currency
  readonly quotedInCents: number
  readonly name: string
  readonly pictureKey: string
  readonly storageGb: number
  readonly categoryId: string
  /** Null where the inspection ended before findings were committed. */
  readonly found: CommittedFindings | null
  readonly serialNumber: string | null
  readonly nonce: Buffer
  readonly commitment: Buffer | null
  readonly committedAt: Date | null
}

export async function requireShownClarification(
  tx: Connection,
  clarificationId: number,
  language: string,
): Promise<ShownClarification> {
  const { rows } = await tx.execute<ShownClarification>(sql`
    select clarification.kind, proof_refusal as refusal, clarification.price_in_cents as "priceInCents", opened_at as "openedAt",
      clarification.answer is distinct from 'APPEAL' and exists (select from trade_event
        where trade_event.transaction_id = clarification.transaction_id and trade_event.item_number = clarification.item_number
          and event = 'appeal' and happened_at <= opened_at) as "wasAppealed",
      trade.currency, item.price_in_cents as "quotedInCents", device_text.name, picture.picture_key as "pictureKey",
      offer.storage_gb as "storageGb", device.category_id as "categoryId", found,
      serial_number as "serialNumber", nonce, commitment,
      committed_at as "committedAt", later_list_version as "laterListVersion", later_rule_version as "laterRuleVersion"
    from clarification
    join inspection on inspection.id = inspection_id
    join trade on trade.transaction_id = clarification.transaction_id
    join trade_item as item on item.transaction_id = clarification.transaction_id and item.number = clarification.item_number
    join offer on offer.id = item.offer_id
    join device on device.id = offer.device_id
    join device_text on device_text.device_id = device.id and device_text.language = ${language}
    left join lateral (select picture_key from device_image
      where device_image.device_id = device.id and view = 'front' order by position limit 1) as picture on true
    where clarification.id = ${clarificationId}`)
  if (!rows[0]) throw new Error('The clarification is about no device')
  const [row] = rows
  return {
    ...row,
    openedAt: new Date(row.openedAt),
    committedAt: row.committedAt && new Date(row.committedAt),
  }
}

export interface StoredPhoto extends StoredFile {
  readonly mediaType: string
}

/** A photo of a clarification: taken in its inspection, of the parcel when it was opened, or beside one of the seller's. */
export async function findPhoto(
  tx: Connection,
  link: ClarificationLink,
  photoId: string,
): Promise<StoredPhoto | null> {
  const { rows } = await tx.execute<StoredPhoto & Record<string, unknown>>(sql`
    select media_type as "mediaType", content as bytes, blob_key as "blobKey"
    from clarification join inspection on inspection.id = inspection_id
    join photo on photo.transaction_id = clarification.transaction_id
    where ${matchesLink(link)} and photo.id = ${photoId}::uuid and (purpose = 'UNBOXING'
      or (side is not null and photo.item_number = clarification.item_number)
      or exists (select from jsonb_each(found -> 'photoIds') as proof (question, ids) where ids ? photo.id::text))
    union all
    select seller.media_type, null, seller.blob_key from clarification
    join seller_photo as seller on seller.transaction_id = clarification.transaction_id
      and seller.item_number = clarification.item_number
    where ${matchesLink(link)} and seller.id = ${photoId}::uuid`)
  return rows[0] ?? null
}
