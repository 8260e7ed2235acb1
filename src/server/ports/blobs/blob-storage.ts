/** The storage can't be reached, or refuses what it is asked for. */
export class BlobStorageError extends Error {
  override name = 'BlobStorageError'
}

/**
 * Keeps the bytes of files: photos, labels, papers and what sellers send. Keys are random, so two files with the same bytes
 * never share one, and deleting one really deletes it.
 */
export interface BlobStorage {
  /** Resolves once the bytes survive a crash. Writing a key again replaces what is there. */
  write(key: string, bytes: Uint8Array, mediaType: string): Promise<void>
  /** Null where nothing of this size is kept. */
  read(key: string, sizeInBytes: number): Promise<Buffer | null>
  /** Deleting what isn't there changes nothing. */
  delete(key: string): Promise<void>
}
