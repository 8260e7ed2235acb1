import { sql } from 'drizzle-orm'
import type { ClarificationAnswer } from '#domain/clarification/clarification-answers.ts'
import type {
  ActionReason,
  ClarificationKind,
  MissingPart,
} from '#domain/clarification/clarification-kind.ts'
import type { Currency } from '#domain/money/currency.ts'
import { readTradeNumber } from '#domain/trades/trade-number.ts'
import type { Connection } from '#server/db/database.ts'
import { hashClarificationToken } from '#server/modules/lifecycle/clarification-token.ts'
import { IS_HAZARDOUS_CASE } from '#server/modules/lifecycle/clarifications.repository.ts'
import type { CommittedFindings } from '#server/modules/lifecycle/hash-findings.ts'

/** What a link into a question names: its token and the number of its trade. Only both together open it. */
export interface ClarificationLink {
  readonly id: string
  readonly trade: string
}

/** The answer that a question got. */
export interface GivenAnswer {
  readonly answer: ClarificationAnswer
  readonly by: 'customer' | 'clock' | 'rule'
  readonly at: Date
}

export interface StoredClarification {
  readonly clarificationId: number
  readonly transactionId: number
  readonly itemNumber: number
  readonly answerBy: Date
  readonly answered: GivenAnswer | null
  /** Whether it is about a damaged battery: then it stays open until somebody answers. */
  readonly isHazardous: boolean
  readonly offers: readonly { readonly answer: ClarificationAnswer; readonly offerId: string }[]
}

interface ClarificationRow extends Record<string, unknown> {
  readonly clarificationId: string
  readonly transactionId: string
  readonly itemNumber: number
  readonly answerBy: Date
  readonly answer: ClarificationAnswer | null
  readonly answeredAt: Date | null
  readonly answeredBy: GivenAnswer['by'] | null
  readonly isHazardous: boolean
  readonly offers: StoredClarification['offers'] | null
}

const toGiven = ({ answer, answeredBy: by, answeredAt }: ClarificationRow): GivenAnswer | null =>
  answer && by && answeredAt ? { answer, by, at: new Date(answeredAt) } : null

/** The case that a link opens, as `asked`; nothing where the token is another trade's, or nobody's. */
const isMeant = ({ id, trade }: ClarificationLink) =>
  sql`asked.token_hash = ${hashClarificationToken(id)} and asked.transaction_id = ${readTradeNumber(trade) ?? 0}`

export async function findClarification(
  tx: Connection,
  link: ClarificationLink,
): Promise<StoredClarification | null> {
  const { rows } = await tx.execute<ClarificationRow>(sql`
    select asked.id as "clarificationId", asked.transaction_id as "transactionId", asked.item_number as "itemNumber",
      answer_by as "answerBy", asked.answer, answered_at as "answeredAt", answered_by as "answeredBy",
      ${sql.raw(IS_HAZARDOUS_CASE)} as "isHazardous",
      (select jsonb_agg(jsonb_build_object('answer', offered.answer, 'offerId', offer_id))
        from clarification_offer as offered where clarification_id = asked.id) as offers
    from clarification as asked where ${isMeant(link)}`)
  const [row] = rows
  if (!row) return null
  return {
    clarificationId: Number(row.clarificationId),
    transactionId: Number(row.transactionId),
    itemNumber: row.itemNumber,
    answerBy: new Date(row.answerBy),
    answered: toGiven(row),
    isHazardous: row.isHazardous,
    offers: row.offers ?? [],
  }
}

/** What the page of a question tells besides its answers. */
export interface ShownClarification extends Record<string, unknown> {
  readonly kind: ClarificationKind
  readonly reason: ActionReason | null
  readonly part: MissingPart | null
  readonly priceInCents: number | null
  readonly openedAt: Date
  readonly wasAppealed: boolean
  readonly currency: Currency
  readonly quotedInCents: number
  readonly name: string
  readonly pictureKey: string
  readonly storageGb: number
  readonly categoryId: string
  /** Null where nothing was committed: a look that ended before the findings. */
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
    select asked.kind, asked.reason, missing_part as part, asked.price_in_cents as "priceInCents", opened_at as "openedAt",
      asked.answer is distinct from 'APPEAL' and exists (select from trade_event
        where trade_event.transaction_id = asked.transaction_id and trade_event.item_number = asked.item_number
          and event = 'appeal' and happened_at <= opened_at) as "wasAppealed",
      trade.currency, item.price_in_cents as "quotedInCents", device_text.name, picture.picture_key as "pictureKey",
      offer.storage_gb as "storageGb", device.category_id as "categoryId", found,
      serial_number as "serialNumber", nonce, commitment,
      committed_at as "committedAt"
    from clarification as asked
    join inspection on inspection.id = inspection_id
    join trade on trade.transaction_id = asked.transaction_id
    join trade_item as item on item.transaction_id = asked.transaction_id and item.number = asked.item_number
    join offer on offer.id = item.offer_id
    join device on device.id = offer.device_id
    join device_text on device_text.device_id = device.id and device_text.language = ${language}
    left join lateral (select picture_key from device_image
      where device_image.device_id = device.id and view = 'front' order by position limit 1) as picture on true
    where asked.id = ${clarificationId}`)
  if (!rows[0]) throw new Error('The question is about no device')
  const [row] = rows
  return {
    ...row,
    openedAt: new Date(row.openedAt),
    committedAt: row.committedAt && new Date(row.committedAt),
  }
}

export interface StoredPhoto {
  readonly mediaType: string
  readonly content: Buffer
}

/** A photo that belongs to a question: of the inspection that it is about, or of the parcel when it was opened. */
export async function findPhoto(
  tx: Connection,
  link: ClarificationLink,
  photoId: string,
): Promise<StoredPhoto | null> {
  const { rows } = await tx.execute<StoredPhoto & Record<string, unknown>>(sql`
    select media_type as "mediaType", content
    from clarification as asked join inspection on inspection.id = inspection_id
    join photo on photo.transaction_id = asked.transaction_id
    where ${isMeant(link)} and photo.id = ${photoId}::uuid and (purpose = 'UNBOXING'
      or exists (select from jsonb_each(found -> 'photoIds') as proof (question, ids) where ids ? photo.id::text))`)
  return rows[0] ?? null
}
