import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import type { BrandRecord, PartnerKey, PartnerRecord } from '#domain/partners/partner.ts'
import type { Connection } from '#server/db/database.ts'
import { operators } from '#server/db/desk-schema.ts'
import { partnerPreviews, partnerVersions } from '#server/db/partner-schema.ts'
import { deleteInBatches } from '#server/modules/housekeeping/delete-in-batches.ts'

/** The last record that was published at the desk. */
export interface PublishedPartner extends PartnerKey {
  readonly record: PartnerRecord
  readonly isRetired: boolean
  /** The version that was put back; 0 is what the files say. */
  readonly restores: number | null
}

export interface StoredPartner extends PublishedPartner {
  readonly number: number
  readonly publishedAt: Date
  readonly publishedBy: string
}

const PUBLISHED = {
  kind: partnerVersions.kind,
  id: partnerVersions.partner,
  record: partnerVersions.record,
  isRetired: partnerVersions.isRetired,
  restores: partnerVersions.restores,
}

const STORED = {
  ...PUBLISHED,
  number: partnerVersions.number,
  publishedAt: partnerVersions.publishedAt,
  publishedBy: operators.name,
}

const LATEST_FIRST = [
  asc(partnerVersions.kind),
  asc(partnerVersions.partner),
  desc(partnerVersions.number),
] as const

const ofPartner = ({ kind, id }: PartnerKey) =>
  and(eq(partnerVersions.kind, kind), eq(partnerVersions.partner, id))

/** What the shop reads: the last record of each partner, and no operator's name. */
export const readPublishedPartners = (db: Connection): Promise<PublishedPartner[]> =>
  db
    .selectDistinctOn([partnerVersions.kind, partnerVersions.partner], PUBLISHED)
    .from(partnerVersions)
    .orderBy(...LATEST_FIRST)

/** The last version of one brand partner; null if none was published at the desk. */
export async function findPublishedBrand(db: Connection, id: string): Promise<PublishedPartner | null> {
  const [row] = await db
    .select(PUBLISHED)
    .from(partnerVersions)
    .where(ofPartner({ kind: 'brand', id }))
    .orderBy(desc(partnerVersions.number))
    .limit(1)
  return row ?? null
}

/** The last version of each partner, with who made it. */
export const listCurrentPartners = (db: Connection): Promise<StoredPartner[]> =>
  db
    .selectDistinctOn([partnerVersions.kind, partnerVersions.partner], STORED)
    .from(partnerVersions)
    .innerJoin(operators, eq(operators.id, partnerVersions.publishedBy))
    .orderBy(...LATEST_FIRST)

/** The versions of a partner, the latest first. */
export const listPartnerVersions = (db: Connection, key: PartnerKey): Promise<StoredPartner[]> =>
  db
    .select(STORED)
    .from(partnerVersions)
    .innerJoin(operators, eq(operators.id, partnerVersions.publishedBy))
    .where(ofPartner(key))
    .orderBy(desc(partnerVersions.number))

/** How long a record is looked at: long enough to do that, too short to be passed on. */
export const PARTNER_PREVIEW_MS = 30 * MINUTE_MS

/** Every record of a brand partner that a page somewhere may still refer to, also those that are only looked at. */
export async function listBrandRecords(
  db: Connection,
  id: string,
  nowMs: number,
): Promise<readonly BrandRecord[]> {
  const [published, previews] = await Promise.all([
    db
      .select({ record: partnerVersions.record })
      .from(partnerVersions)
      .where(ofPartner({ kind: 'brand', id })),
    db
      .select({ record: partnerPreviews.record })
      .from(partnerPreviews)
      .where(
        and(
          eq(partnerPreviews.partner, id),
          gt(partnerPreviews.shownAt, new Date(nowMs - PARTNER_PREVIEW_MS)),
        ),
      ),
  ])
  return [...published, ...previews].map(({ record }) => record as BrandRecord)
}

/** A partner is changed by one operator at a time. Hosts of the widget share a header, so they share a lock. */
export const lockPartner = (tx: Connection, { kind, id }: PartnerKey): Promise<unknown> =>
  tx.execute(
    sql`select pg_advisory_xact_lock(hashtext('partner'), hashtext(${kind === 'widget' ? kind : `${kind} ${id}`}))`,
  )

export interface NewPartnerVersion {
  readonly number: number
  readonly record: PartnerRecord
  readonly isRetired: boolean
  readonly restores: number | null
  readonly operatorId: string
  readonly at: Date
}

export async function insertPartnerVersion(
  tx: Connection,
  { kind, id }: PartnerKey,
  { operatorId, at, ...version }: NewPartnerVersion,
): Promise<void> {
  await tx
    .insert(partnerVersions)
    .values({ kind, partner: id, ...version, publishedAt: at, publishedBy: operatorId })
}

export interface PartnerPreview {
  readonly id: string
  readonly record: BrandRecord
}

/** Keeps what an operator wants to look at, in place of what they looked at before. */
export async function savePartnerPreview(
  tx: Connection,
  operatorId: string,
  { id, record, at }: PartnerPreview & { readonly at: Date },
): Promise<void> {
  const values = { partner: id, record, shownAt: at }
  await tx
    .insert(partnerPreviews)
    .values({ operatorId, ...values })
    .onConflictDoUpdate({ target: partnerPreviews.operatorId, set: values })
}

/** Which record is looked at: an operator's next one takes its place. */
export interface PartnerPreviewKey {
  readonly operatorId: string
  readonly partner: string
  readonly shownAtMs: number
}

export async function findPartnerPreview(
  db: Connection,
  { operatorId, partner, shownAtMs }: PartnerPreviewKey,
): Promise<PartnerPreview | null> {
  const [row] = await db
    .select({ id: partnerPreviews.partner, record: partnerPreviews.record })
    .from(partnerPreviews)
    .where(
      and(
        eq(partnerPreviews.operatorId, operatorId),
        eq(partnerPreviews.partner, partner),
        eq(partnerPreviews.shownAt, new Date(shownAtMs)),
      ),
    )
  return row ?? null
}

/** Deletes what nobody can look at any more. */
export const forgetPartnerPreviews = (db: Connection, nowMs: number): Promise<void> =>
  deleteInBatches(db, {
    table: 'partner_preview',
    isOld: sql`shown_at <= ${new Date(nowMs - PARTNER_PREVIEW_MS)}`,
  })
