import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { PageText } from '#domain/content/check-content.ts'
import type { DocumentContent, DocumentKey } from '#domain/content/content-document.ts'
import { type HomeBlocks, listBannerMoments } from '#domain/content/home-blocks.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { contentDrafts, contentVersions } from '#server/db/content-schema.ts'
import type { Connection } from '#server/db/database.ts'
import { operators } from '#server/db/desk-schema.ts'

/** A published version, and who made it. */
export interface StoredVersion extends DocumentKey {
  readonly number: number
  readonly content: DocumentContent
  readonly restores: number | null
  readonly publishedAt: Date
  readonly publishedBy: string
}

export interface StoredDraft extends DocumentKey {
  readonly content: DocumentContent | null
  readonly revision: number
  readonly baseVersion: number
  readonly changedAt: Date
  readonly changedBy: string
}

/** The column's form depends on the kind, which only the type of the whole document says. */
const toContent = (kind: DocumentKey['kind'], stored: PageText | HomeBlocks): DocumentContent =>
  kind === 'page' ? { kind, page: stored as PageText } : { kind, home: stored as HomeBlocks }

const toStored = (content: DocumentContent): PageText | HomeBlocks =>
  content.kind === 'page' ? content.page : content.home

const VERSION = {
  market: contentVersions.market,
  kind: contentVersions.kind,
  name: contentVersions.name,
  number: contentVersions.number,
  content: contentVersions.content,
  restores: contentVersions.restores,
  publishedAt: contentVersions.publishedAt,
  publishedBy: operators.name,
}

const ofDocument = (
  table: typeof contentVersions | typeof contentDrafts,
  { market, kind, name }: DocumentKey,
) => and(eq(table.market, market), eq(table.kind, kind), eq(table.name, name))

/** The last version of each document; of all markets unless one is given. */
export async function listPublished(db: Connection, market?: MarketId): Promise<StoredVersion[]> {
  const { market: ofMarket, kind, name, number } = contentVersions
  const rows = await db
    .selectDistinctOn([ofMarket, kind, name], VERSION)
    .from(contentVersions)
    .innerJoin(operators, eq(operators.id, contentVersions.publishedBy))
    .where(market === undefined ? undefined : eq(ofMarket, market))
    .orderBy(asc(ofMarket), asc(kind), asc(name), desc(number))
  return rows.map((row) => ({ ...row, content: toContent(row.kind, row.content) }))
}

/** What the shop reads: the last version of each document of a market, and nobody's name. */
export async function readPublished(
  db: Connection,
  market: MarketId,
): Promise<
  readonly { readonly name: string; readonly publishedAt: Date; readonly content: DocumentContent }[]
> {
  const { kind, name, number, content, publishedAt } = contentVersions
  const rows = await db
    .selectDistinctOn([kind, name], { kind, name, content, publishedAt })
    .from(contentVersions)
    .where(eq(contentVersions.market, market))
    .orderBy(asc(kind), asc(name), desc(number))
  return rows.map((row) => ({ ...row, content: toContent(row.kind, row.content) }))
}

/** The versions of a document, the latest first. */
export async function listVersions(db: Connection, key: DocumentKey): Promise<StoredVersion[]> {
  const rows = await db
    .select(VERSION)
    .from(contentVersions)
    .innerJoin(operators, eq(operators.id, contentVersions.publishedBy))
    .where(ofDocument(contentVersions, key))
    .orderBy(desc(contentVersions.number))
  return rows.map((row) => ({ ...row, content: toContent(row.kind, row.content) }))
}

const DRAFT = {
  market: contentDrafts.market,
  kind: contentDrafts.kind,
  name: contentDrafts.name,
  content: contentDrafts.content,
  revision: contentDrafts.revision,
  baseVersion: contentDrafts.baseVersion,
  changedAt: contentDrafts.changedAt,
  changedBy: operators.name,
}

async function selectDrafts(db: Connection, key: DocumentKey | null): Promise<StoredDraft[]> {
  const rows = await db
    .select(DRAFT)
    .from(contentDrafts)
    .innerJoin(operators, eq(operators.id, contentDrafts.changedBy))
    .where(key === null ? undefined : ofDocument(contentDrafts, key))
  return rows.map((row) => ({ ...row, content: row.content && toContent(row.kind, row.content) }))
}

/** Every draft that has something written in it. */
export const listDrafts = async (db: Connection): Promise<StoredDraft[]> =>
  (await selectDrafts(db, null)).filter(({ content }) => content !== null)

/** The draft of a document, also one that is empty: it has the revision that the next one continues. */
export const findDraft = async (db: Connection, key: DocumentKey): Promise<StoredDraft | null> =>
  (await selectDrafts(db, key))[0] ?? null

/** The same, and nobody else changes it before the transaction ends. */
export async function lockDraft(tx: Connection, key: DocumentKey): Promise<StoredDraft | null> {
  await tx
    .select({ revision: contentDrafts.revision })
    .from(contentDrafts)
    .where(ofDocument(contentDrafts, key))
    .for('update')
  return findDraft(tx, key)
}

/** What the shop reads of a draft, for its preview. */
export async function readDraft(db: Connection, key: DocumentKey): Promise<DocumentContent | null> {
  const [row] = await db
    .select({ content: contentDrafts.content })
    .from(contentDrafts)
    .where(ofDocument(contentDrafts, key))
  return row?.content ? toContent(key.kind, row.content) : null
}

/** Who writes, and when. */
export interface Writer {
  readonly operatorId: string
  readonly at: Date
}

export interface DraftChange extends Writer {
  /** Null throws the draft away. */
  readonly content: DocumentContent | null
  /** The revision that it was made from; 0 for the first one. */
  readonly revision: number
  readonly baseVersion: number
}

/** Stores a draft over the revision that it was made from; null if there is another one by now. */
export async function saveDraft(
  tx: Connection,
  { market, kind, name }: DocumentKey,
  { content, revision, baseVersion, operatorId, at }: DraftChange,
): Promise<number | null> {
  const values = {
    content: content && toStored(content),
    baseVersion,
    changedAt: at,
    changedBy: operatorId,
  }
  const rows = await tx
    .insert(contentDrafts)
    .values({ market, kind, name, revision: revision + 1, ...values })
    .onConflictDoUpdate({
      target: [contentDrafts.market, contentDrafts.kind, contentDrafts.name],
      set: { ...values, revision: revision + 1 },
      setWhere: eq(contentDrafts.revision, revision),
    })
    .returning({ revision: contentDrafts.revision })
  return rows[0]?.revision ?? null
}

/** Documents of a market are published one at a time, because they link to each other. */
export const lockMarketContent = (tx: Connection, market: MarketId): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('content'), hashtext(${market}))`)

export interface NewVersion extends Writer {
  readonly number: number
  readonly content: DocumentContent
  readonly restores: number | null
}

export async function insertVersion(
  tx: Connection,
  { market, kind, name }: DocumentKey,
  { number, content, restores, operatorId, at }: NewVersion,
): Promise<void> {
  const moments = content.kind === 'home' ? listBannerMoments(content.home).map((iso) => new Date(iso)) : []
  await tx.insert(contentVersions).values({
    market,
    kind,
    name,
    number,
    content: toStored(content),
    restores,
    moments,
    publishedAt: at,
    publishedBy: operatorId,
  })
}
