import { type ArchiveFiles, openTradeArchive } from '#domain/proof-files/trade-archive.ts'
import type { Bytes } from '#domain/transparency-log/merkle-hash.ts'
import { isZip, openZip } from './open-zip.ts'

/** What is checked: the text of a file, and the photos beside it where there are any. */
export interface GivenFile {
  readonly text: string
  /** Null for a file alone. */
  readonly attachments: ArchiveFiles | null
}

/** What an archive or a folder holds, if it has no trade file. */
export const NO_FILE: GivenFile = { text: '', attachments: null }

/** Takes the bytes of a file: an archive, or the text itself. */
export async function readGivenFile(bytes: Bytes): Promise<GivenFile> {
  if (!isZip(bytes)) return { text: new TextDecoder().decode(bytes), attachments: null }
  const zip = openZip(bytes)
  return (zip && (await openTradeArchive(zip))) ?? NO_FILE
}
