import type { ArchiveFile } from '#archives/stream-zip.ts'
import type { ProofFile } from '#domain/proof-files/proof-file.ts'
import { readPhotoName, TRADE_FILE_NAME } from '#domain/proof-files/trade-archive.ts'
import type { Database } from '#server/db/database.ts'
import type { Blobs } from '#server/modules/blobs/blobs.ts'
import { findStoredPhoto } from './stored-photos.repository.ts'

/** The file as people open it. */
export const writeTradeFile = (file: ProofFile): string => `${JSON.stringify(file, null, 2)}\n`

async function readPhoto({ db, blobs }: ArchiveOptions, name: string): Promise<Uint8Array> {
  const bytes = await blobs.read(await findStoredPhoto(db, readPhotoName(name) ?? ''))
  // Deleted while the archive is being sent. An archive without it would look forged, so the download fails.
  if (!bytes) throw new Error(`${name} isn't there any more`)
  return bytes
}

export interface ArchiveOptions {
  readonly db: Database
  readonly blobs: Blobs
}

/** A trade file and its photos, read one by one while they are sent. */
export async function* readTradeArchive(
  options: ArchiveOptions,
  file: ProofFile,
  folder = '',
): AsyncGenerator<ArchiveFile> {
  const changedAt = new Date(file.issuedAtMs)
  yield { name: folder + TRADE_FILE_NAME, bytes: Buffer.from(writeTradeFile(file)), changedAt }
  for (const name of file.attached ?? [])
    yield { name: folder + name, bytes: await readPhoto(options, name), changedAt }
}
