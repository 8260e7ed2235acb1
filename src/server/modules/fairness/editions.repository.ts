import { type SQL, sql } from 'drizzle-orm'
import type { FairnessFile } from '#domain/fairness/fairness-file.ts'
import { FAIRNESS_KIND } from '#domain/transparency-log/log-entry.ts'
import type { Connection } from '#server/db/database.ts'

/** Figures as they were published. */
export interface StoredEdition {
  readonly number: number
  readonly publishedAtMs: number
  readonly countedDevices: number
  readonly file: FairnessFile
  /** SHA-256 of the canonical text, in hex. */
  readonly hash: string
  /** Its place in the public log; null until it has one. */
  readonly leafIndex: number | null
}

interface Row extends Record<string, unknown> {
  readonly number: number
  readonly publishedAtMs: number
  readonly countedDevices: string
  readonly content: string
  readonly hash: string
  readonly leafIndex: string | null
}

async function findEdition(db: Connection, which: SQL): Promise<StoredEdition | null> {
  const { rows } = await db.execute<Row>(sql`
    select number, floor(extract(epoch from published_at) * 1000)::float8 as "publishedAtMs",
      counted_devices as "countedDevices", content, encode(hashed.hash, 'hex') as hash,
      (select min(leaf_index) from log_entry where content_hash = hashed.hash and kind = ${FAIRNESS_KIND}) as "leafIndex"
    from (select * from fairness_edition ${which} limit 1) as edition
    cross join lateral (select sha256(convert_to(content, 'UTF8')) as hash) as hashed`)
  const [row] = rows
  return row
    ? {
        number: row.number,
        publishedAtMs: row.publishedAtMs,
        countedDevices: Number(row.countedDevices),
        // Written by `publishEdition` alone.
        file: JSON.parse(row.content) as FairnessFile,
        hash: row.hash,
        leafIndex: row.leafIndex === null ? null : Number(row.leafIndex),
      }
    : null
}

export const findLatestEdition = (db: Connection): Promise<StoredEdition | null> =>
  findEdition(db, sql`order by number desc`)

export const findEditionOf = (db: Connection, number: number): Promise<StoredEdition | null> =>
  findEdition(db, sql`where number = ${number}`)

export interface NewEdition {
  readonly number: number
  readonly publishedAtMs: number
  readonly countedDevices: number
  readonly content: string
}

export async function insertEdition(tx: Connection, edition: NewEdition): Promise<void> {
  const { number, publishedAtMs, countedDevices, content } = edition
  await tx.execute(sql`
    insert into fairness_edition (number, published_at, counted_devices, content)
    values (${number}, ${new Date(publishedAtMs)}, ${countedDevices}, ${content})`)
}
