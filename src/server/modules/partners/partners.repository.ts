import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { BrandRecord, PartnerKey, PartnerRecord } from '#domain/partners/partner.ts'
import type { Connection } from '#server/db/database.ts'
import { operators } from '#server/db/desk-schema.ts'
import { partnerPreviews, partnerVersions } from '#server/db/partner-schema.ts'

/** The last record that was published at the desk. */
export interface PublishedPartner extends PartnerKey {
  readonly record: PartnerRecord
  readonly isRetired: boolean
}

export interface StoredPartner extends PublishedPartner {
  readonly number: number
  readonly restores: number | null
  readonly publishedAt: Date
  readonly publishedBy: string
}

const PUBLISHED = {
  kind: partnerVersions.kind,
  id: partnerVersions.partner,
  record: partnerVersions.record,
  isRetired: partnerVersions.isRetired,
}

const STORED = {
  ...PUBLISHED,
  number: partnerVersions.number,
  restores: partnerVersions.restores,
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

/** The last record of one brand partner; null if none was published at the desk. */
export async function findPublishedBrand(db: Connection, id: string): Promise<BrandRecord | null> {
  const [row] = await db
    .select({ record: partnerVersions.record })
    .from(partnerVersions)
    .where(ofPartner({ kind: 'brand', id }))
    .orderBy(desc(partnerVersions.number))
    .limit(1)
  // The column's form depends on the kind.
  return (row?.record as BrandRecord | undefined) ?? null
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

/** Every record of a brand partner that a page somewhere may still refer to, also those that are only looked at. */
export async function listBrandRecords(db: Connection, id: string): Promise<readonly BrandRecord[]> {
  const [published, previews] = await Promise.all([
    db
      .select({ record: partnerVersions.record })
      .from(partnerVersions)
      .where(ofPartner({ kind: 'brand', id })),
    db
      .select({ record: partnerPreviews.record })
      .from(partnerPreviews)
      .where(eq(partnerPreviews.partner, id)),
  ])
  return [...published, ...previews].map(({ record }) => record as BrandRecord)
}

/** A partner is changed by one operator at a time. */
export const lockPartner = (tx: Connection, { kind, id }: PartnerKey): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('partner'), hashtext(${`${kind} ${id}`}))`)

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

export async function findPartnerPreview(db: Connection, operatorId: string): Promise<PartnerPreview | null> {
  const [row] = await db
    .select({ id: partnerPreviews.partner, record: partnerPreviews.record })
    .from(partnerPreviews)
    .where(eq(partnerPreviews.operatorId, operatorId))
  return row ?? null
}
