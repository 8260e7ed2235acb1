import { toHex } from '#domain/transparency-log/merkle-hash.ts'
import { createCheck, type ProofCheck, type ProofTrust } from './proof-check.ts'
import { listStatements, type ProofFile } from './proof-file.ts'
import { type ArchiveFiles, readPhotoName } from './trade-archive.ts'

const check = createCheck('photos')

async function checkBytes(
  { hash }: ProofTrust,
  file: ProofFile,
  { name, attachments }: { readonly name: string; readonly attachments: ArchiveFiles },
): Promise<ProofCheck> {
  const photoId = readPhotoName(name)
  const photos = [...listStatements(file, 'photo'), ...listStatements(file, 'sellerPhoto')]
  const photo = photos.find((statement) => statement.photoId === photoId)
  if (!photo) return check.fail(`the file says nothing about ${name}`)
  const bytes = await attachments.read(name)
  if (!bytes) return check.fail(`${name} is missing`)
  return toHex(await hash(bytes)) === photo.sha256
    ? check.pass(`${name} is the photo that was taken`)
    : check.fail(`${name} isn’t the photo that was taken`)
}

/** Whether an archive has exactly the photos that its file was issued with, one after another in memory. */
export async function checkAttachments(
  trust: ProofTrust,
  file: ProofFile,
  attachments: ArchiveFiles | null,
): Promise<ProofCheck[]> {
  // A trade file counts without its photos, too: their hashes are part of it.
  if (!attachments) return []
  const { attached = [] } = file
  const checks = attachments.names
    .filter((name) => !attached.includes(name))
    .map((name) => check.fail(`${name} isn’t part of the file`))
  for (const name of attached) checks.push(await checkBytes(trust, file, { name, attachments }))
  return checks
}
