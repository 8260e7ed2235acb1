import type { Database } from '../../db/database.ts'
import { type Blobs, hashBlob } from '../../modules/blobs/blobs.ts'
import type { BlobColumn } from './blob-columns.ts'
import { pageKeys } from './page-keys.ts'

export interface ColumnMove {
  readonly db: Database
  readonly blobs: Blobs
  readonly column: BlobColumn
}

/** The bytes first, then the row, unless it has changed meanwhile. */
async function moveFile({ db, blobs, column: from }: ColumnMove, key: string): Promise<void> {
  const { table, column, key: keyColumn, mediaType, alsoSet } = from
  const { rows } = await db.$client.query<{ mediaType: string; bytes: Buffer }>(
    `select ${mediaType} as "mediaType", ${column} as bytes from ${table}
     where ${keyColumn} = $1 and octet_length(${column}) > 0`,
    [key],
  )
  for (const file of rows) {
    const blobKey = await blobs.store(file.bytes, file.mediaType)
    await db.$client.query(
      `update ${table} set blob_key = $2, ${column} = null${alsoSet ? `, ${alsoSet}` : ''}
       where ${keyColumn} = $1 and sha256(${column}) = $3`,
      [key, blobKey, hashBlob(file.bytes)],
    )
  }
}

/**
 * Moves the files of a column out of the database while the shop works on it. Yields how many were moved. Killed at any
 * moment, the next run goes on with the rows that still have their bytes.
 */
export async function* moveColumn(move: ColumnMove): AsyncGenerator<number> {
  const { table, column, key, keyType } = move.column
  let moved = 0
  for await (const keys of pageKeys(move.db, {
    table,
    key,
    keyType,
    condition: `octet_length(${column}) > 0`,
  })) {
    await Promise.all(keys.map((found) => moveFile(move, found)))
    moved += keys.length
    yield moved
  }
}
