import { DAY_MS } from '#domain/kernel/durations.ts'
import type { BlobStorageName } from '#server/db/blob-schema.ts'
import type { Database } from '#server/db/database.ts'

/** Where the bytes of a blob are, and what they must be. */
export interface BlobFacts {
  readonly storage: BlobStorageName
  readonly mediaType: string
  readonly sizeInBytes: number
  readonly sha256: Buffer
}

export interface NewBlob extends BlobFacts {
  readonly key: string
  readonly createdAt: Date
}

export async function insertBlob({ $client }: Database, blob: NewBlob): Promise<void> {
  const { key, storage, mediaType, sizeInBytes, sha256, createdAt } = blob
  await $client.query(
    `insert into blob (key, storage, media_type, size_in_bytes, sha256, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [key, storage, mediaType, sizeInBytes, sha256, createdAt],
  )
}

export async function findBlob({ $client }: Database, key: string): Promise<BlobFacts | null> {
  const { rows } = await $client.query<BlobFacts>(
    `select storage, media_type as "mediaType", size_in_bytes as "sizeInBytes", sha256 from blob where key = $1`,
    [key],
  )
  return rows[0] ?? null
}

/** Releases what was written for a row that never came: its process was killed, or its change was refused. */
export async function releaseAbandonedBlobs({ $client }: Database, nowMs: number): Promise<void> {
  await $client.query(`update blob set state = 'released' where state = 'pending' and created_at < $1`, [
    new Date(nowMs - DAY_MS),
  ])
}

export interface ReleasedBlob extends Pick<BlobFacts, 'storage'> {
  readonly key: string
}

/** Blobs that no row has any more, in the order of their keys. */
export async function listReleasedBlobs(
  { $client }: Database,
  after: string | null,
  limit: number,
): Promise<readonly ReleasedBlob[]> {
  const { rows } = await $client.query<ReleasedBlob>(
    `select key, storage from blob where state = 'released' and ($1::uuid is null or key > $1::uuid) order by key limit $2`,
    [after, limit],
  )
  return rows
}

export async function deleteBlobs({ $client }: Database, keys: readonly string[]): Promise<void> {
  await $client.query(`delete from blob where key = any($1::uuid[]) and state = 'released'`, [keys])
}
