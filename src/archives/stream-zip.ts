import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ArchiveFile {
  readonly name: string
  readonly bytes: Uint8Array
  readonly changedAt: Date
}

/** PDF files and photos are compressed already. */
const IS_COMPRESSED = /\.(pdf|jpg|png|webp)$/

/** Zips the files while the archive is being sent: never more than one file is in memory. */
export async function* streamZip(
  files: AsyncIterable<ArchiveFile> | Iterable<ArchiveFile>,
): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  for await (const { name, bytes, changedAt } of files) {
    const entry = IS_COMPRESSED.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name)
    entry.mtime = changedAt
    zip.add(entry)
    entry.push(bytes, true)
    yield* chunks.splice(0)
  }
  zip.end()
  yield* chunks.splice(0)
}
