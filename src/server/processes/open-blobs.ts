import type { Logger } from 'pino'
import type { Environment } from '#server/config/environment.ts'
import { findBlobFolder } from '#server/config/find-blob-folder.ts'
import type { Database } from '#server/db/database.ts'
import { type BlobStorages, type Blobs, createBlobs } from '#server/modules/blobs/blobs.ts'
import { requireShopFolder } from '#server/modules/blobs/shop-folder.ts'
import type { BlobStorage } from '#server/ports/blobs/blob-storage.ts'
import { createFolderBlobs } from '#server/ports/blobs/folder-blobs.ts'
import { createS3Blobs } from '#server/ports/blobs/s3-blobs.ts'
import { watchCall } from '#server/telemetry/watch-call.ts'
import { withDatabase } from './with-database.ts'

const watchStorage = (storage: BlobStorage): BlobStorage => ({
  write: (...args) => watchCall('object_storage', () => storage.write(...args)),
  read: (...args) => watchCall('object_storage', () => storage.read(...args)),
  delete: (key) => watchCall('object_storage', () => storage.delete(key)),
})

/** The folder is there in any case: it may still have what was stored before there was a bucket. */
export const createBlobStorages = (environment: Environment): BlobStorages => ({
  folder: createFolderBlobs(findBlobFolder(environment)),
  s3: environment.BLOB_URL
    ? watchStorage(
        createS3Blobs({
          url: environment.BLOB_URL,
          endpoint: environment.BLOB_ENDPOINT ?? `https://s3.${environment.BLOB_REGION}.amazonaws.com`,
          region: environment.BLOB_REGION,
          accessKeyId: environment.BLOB_ACCESS_KEY_ID,
          secretAccessKey: environment.BLOB_SECRET_ACCESS_KEY,
          timeoutMs: environment.BLOB_TIMEOUT_MS,
        }),
      )
    : null,
})

/** Only where new files go to the folder: one from before the bucket may be anywhere. */
export async function requireBlobFolder(environment: Environment, databaseUrl: string): Promise<void> {
  const { folder, s3 } = createBlobStorages(environment)
  if (!s3) await withDatabase(databaseUrl, (db) => requireShopFolder(db, folder))
}

export const openBlobs = (environment: Environment, db: Database, logger: Pick<Logger, 'error'>): Blobs =>
  createBlobs({
    db,
    storages: createBlobStorages(environment),
    now: Date.now,
    onFailure: (err, blobKey) => logger.error({ err, blobKey }, 'file storage failed'),
  })
