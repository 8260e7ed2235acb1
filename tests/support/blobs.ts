import { inject } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { type BlobStorages, type Blobs, createBlobs } from '#server/modules/blobs/blobs.ts'
import { createFolderBlobs } from '#server/ports/blobs/folder-blobs.ts'
import { createS3Blobs } from '#server/ports/blobs/s3-blobs.ts'

/** The storages of this run: a folder, and a bucket in the project that has a server for it. */
export function openTestStorages(): BlobStorages {
  const bucket = inject('s3Bucket')
  return {
    folder: createFolderBlobs(inject('blobFolder')),
    s3: bucket ? createS3Blobs(bucket) : null,
  }
}

/** The files of the shop as one of its processes sees them. */
export const createTestBlobs = (db: Database): Blobs =>
  createBlobs({ db, storages: openTestStorages(), now: Date.now, onFailure: () => undefined })
