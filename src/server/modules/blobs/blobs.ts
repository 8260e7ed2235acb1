import { createHash, randomUUID } from 'node:crypto'
import type { BlobStorageName } from '#server/db/blob-schema.ts'
import type { Database } from '#server/db/database.ts'
import { HttpError, OverloadedError } from '#server/http/error-handler.ts'
import type { BlobStorage } from '#server/ports/blobs/blob-storage.ts'
import type { FolderBlobs } from '#server/ports/blobs/folder-blobs.ts'
import {
  type BlobFacts,
  deleteBlobs,
  findBlob,
  insertBlob,
  listReleasedBlobs,
  type ReleasedBlob,
  releaseAbandonedBlobs,
} from './blob.repository.ts'

/** The storages of an installation. New blobs go to object storage where there is one. */
export interface BlobStorages {
  readonly folder: FolderBlobs
  readonly s3: BlobStorage | null
}

/** A file as its row has it: the key of its blob or, in rows of earlier versions, the bytes themselves. */
export interface StoredFile {
  readonly bytes: Uint8Array | null
  readonly blobKey: string | null
}

/** Files of the shop, whose rows are in the database and whose bytes are not. */
export interface Blobs {
  /**
   * Stores bytes and returns their key. It comes before the transaction that writes the row with the key, and outside of any
   * other: what no row takes within a day is deleted.
   */
  store(bytes: Uint8Array, mediaType: string): Promise<string>
  /** The bytes exactly as they were stored; null where the row has none, or is gone. */
  read(file: StoredFile | null | undefined): Promise<Buffer | null>
  /** Deletes the bytes of rows that are gone, and of those that never came. */
  sweep(nowMs: number): Promise<void>
}

export interface BlobsOptions {
  readonly db: Database
  readonly storages: BlobStorages
  readonly now: () => number
  readonly onFailure: (error: unknown, key: string) => void
}

const RETRY_AFTER_SECONDS = 30

const SWEPT_AT_A_TIME = 20

export const hashBlob = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

function chooseStorage({ folder, s3 }: BlobStorages): {
  readonly name: BlobStorageName
  readonly storage: BlobStorage
} {
  return s3 ? { name: 's3', storage: s3 } : { name: 'folder', storage: folder }
}

function requireStorage(storages: BlobStorages, name: BlobStorageName): BlobStorage {
  const storage = storages[name]
  if (!storage) throw new Error('A file is in object storage, and BLOB_URL doesn’t say where that is')
  return storage
}

/** The bytes of a blob as they were stored; null where they are missing or others. */
export async function readIntact(
  storages: BlobStorages,
  key: string,
  { storage, sizeInBytes, sha256 }: BlobFacts,
): Promise<Buffer | null> {
  const bytes = await requireStorage(storages, storage).read(key, sizeInBytes)
  return bytes && hashBlob(bytes).equals(sha256) ? bytes : null
}

export function createBlobs({ db, storages, now, onFailure }: BlobsOptions): Blobs {
  /** The storage may be away like the database: callers come back later. */
  async function reach<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      onFailure(error, key)
      throw new OverloadedError(
        RETRY_AFTER_SECONDS,
        `Files can’t be stored or opened right now. Try again in ${RETRY_AFTER_SECONDS} seconds.`,
      )
    }
  }

  async function readBlob(key: string): Promise<Buffer | null> {
    for (let tried: BlobStorageName | null = null; ; ) {
      const facts = await findBlob(db, key)
      // Deleted together with its row, just now.
      if (!facts) return null
      // It may have moved to the other storage in between. If not, it is lost or damaged.
      if (facts.storage === tried) {
        onFailure(new Error('The bytes of a file are missing, or not those that were stored'), key)
        throw new HttpError(500, 'FILE_DAMAGED', 'This file is damaged. Contact us, and we’ll help.')
      }
      const bytes = await reach(key, () => readIntact(storages, key, facts))
      if (bytes) return bytes
      tried = facts.storage
    }
  }

  /** From both storages: a move that was interrupted may have left a copy. Null where one of them failed. */
  async function deleteBytes({ key, storage }: ReleasedBlob): Promise<string | null> {
    try {
      requireStorage(storages, storage)
      await storages.folder.delete(key)
      await storages.s3?.delete(key)
      return key
    } catch (error) {
      onFailure(error, key)
      return null
    }
  }

  return {
    async store(bytes, mediaType) {
      const key = randomUUID()
      const { name, storage } = chooseStorage(storages)
      await insertBlob(db, {
        key,
        storage: name,
        mediaType,
        sizeInBytes: bytes.length,
        sha256: hashBlob(bytes),
        createdAt: new Date(now()),
      })
      await reach(key, () => storage.write(key, bytes, mediaType))
      return key
    },
    async read(file) {
      if (file?.bytes && file.bytes.length > 0) return Buffer.from(file.bytes)
      return file?.blobKey ? readBlob(file.blobKey) : null
    },
    async sweep(nowMs) {
      await releaseAbandonedBlobs(db, nowMs)
      for (let after: string | null = null; ; ) {
        const released: readonly ReleasedBlob[] = await listReleasedBlobs(db, after, SWEPT_AT_A_TIME)
        after = released.at(-1)?.key ?? null
        if (after === null) return
        const deleted = await Promise.all(released.map(deleteBytes))
        await deleteBlobs(
          db,
          deleted.filter((key) => key !== null),
        )
      }
    },
  }
}
