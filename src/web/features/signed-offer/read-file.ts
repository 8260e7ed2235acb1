import { isZip } from '#archives/open-zip.ts'
import { type GivenFile, NO_FILE, readGivenFile } from '#archives/read-given-file.ts'
import type { Bytes } from '#domain/transparency-log/merkle-hash.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'

/** More than the files of the largest sale. A film that was dropped by mistake is not read. */
const MAX_TEXT_BYTES = 8_000_000

/** The same with photos. */
const MAX_ARCHIVE_BYTES = 400_000_000

/** A file that was moved or changed meanwhile; the visitor is told that it can't be checked. */
const reportUnreadable = (error: unknown): GivenFile => {
  reportProblem(error, 'check in the browser failed')
  return NO_FILE
}

const readBytes = async (file: Blob): Promise<Bytes> => new Uint8Array(await file.arrayBuffer())

async function readIfSmall(file: File): Promise<GivenFile> {
  const isArchive = isZip(await readBytes(file.slice(0, 4)))
  const isSmall = file.size <= (isArchive ? MAX_ARCHIVE_BYTES : MAX_TEXT_BYTES)
  return isSmall ? readGivenFile(await readBytes(file)) : NO_FILE
}

/** Reads a file or archive that the visitor has chosen. */
export const readFile = (file: File): Promise<GivenFile> => readIfSmall(file).catch(reportUnreadable)
