import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import type { BlobFacts } from '../../modules/blobs/blob.repository.ts'
import { readIntact } from '../../modules/blobs/blobs.ts'
import type { BlobStorage } from '../../ports/blobs/blob-storage.ts'
import type { FolderBlobs } from '../../ports/blobs/folder-blobs.ts'
import { pageKeys } from './page-keys.ts'

export interface FolderMove {
  readonly db: Database
  readonly folder: FolderBlobs
  readonly s3: BlobStorage
  readonly onDamaged: (key: string) => void
}

const TIDIED_AT_A_TIME = 100

const IS_IN_FOLDER = "storage = 'folder' and state = 'kept'"

/** Under a lock, so that a file that is erased meanwhile is deleted from the bucket, too. */
async function moveFile({ db, folder, s3, onDamaged }: FolderMove, key: string): Promise<void> {
  const isMoved = await db.transaction(async (tx) => {
    const { rows } = await tx.execute<BlobFacts & Record<string, unknown>>(sql`
      select storage, media_type as "mediaType", size_in_bytes as "sizeInBytes", sha256 from blob
      where key = ${key} and ${sql.raw(IS_IN_FOLDER)} for update skip locked`)
    const [facts] = rows
    if (!facts) return false
    const bytes = await readIntact({ folder, s3 }, key, facts)
    if (!bytes) {
      onDamaged(key)
      return false
    }
    await s3.write(key, bytes, facts.mediaType)
    await tx.execute(sql`update blob set storage = 's3' where key = ${key}`)
    return true
  })
  if (isMoved) await folder.delete(key)
}

/** Moves all files from the folder to the bucket. Yields how many it came to; killed, the next run goes on. */
export async function* moveFolder(move: FolderMove): AsyncGenerator<number> {
  let visited = 0
  const pages = { table: 'blob', key: 'key', keyType: 'uuid', condition: IS_IN_FOLDER } as const
  for await (const keys of pageKeys(move.db, pages)) {
    await Promise.all(keys.map((key) => moveFile(move, key)))
    visited += keys.length
    yield visited
  }
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Rows come before their files, so a file without one, or with one that names the bucket, is left from a killed run. */
async function deleteLeftovers({ db, folder }: FolderMove, keys: readonly string[]): Promise<void> {
  const { rows } = await db.$client.query<{ key: string }>(
    `select key from blob where key = any($1::uuid[]) and storage = 'folder'`,
    [keys],
  )
  const kept = new Set(rows.map(({ key }) => key))
  for (const key of keys) if (!kept.has(key)) await folder.delete(key)
}

/** Deletes copies that a killed run has left in the folder. */
export async function tidyFolder(move: FolderMove): Promise<void> {
  let keys: string[] = []
  for await (const key of move.folder.list()) {
    if (UUID.test(key)) keys.push(key)
    if (keys.length < TIDIED_AT_A_TIME) continue
    await deleteLeftovers(move, keys)
    keys = []
  }
  await deleteLeftovers(move, keys)
}
