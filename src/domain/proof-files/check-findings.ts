import { buildCommitmentText } from '#domain/inspection/commitment.ts'
import { buildPhotoText, FINDINGS_KIND, PHOTO_KIND } from '#domain/transparency-log/log-entry.ts'
import { encodeText, type HashBytes, toHex } from '#domain/transparency-log/merkle-hash.ts'
import { checkEntryTime, checkLogged, type LoggedRecord } from './check-logged.ts'
import { createCheck, type ProofCheck, type ProofTrust } from './proof-check.ts'
import { listStatements, type ProofFile, type ProofRecord } from './proof-file.ts'
import type { FindingsStatement, PhotoStatement } from './statements.ts'

export const hashText = async (hash: HashBytes, text: string): Promise<string> =>
  toHex(await hash(encodeText(text)))

const nameFindings = ({ item, inspection }: FindingsStatement): string =>
  `findings ${inspection} of device ${item}`

/** Whether findings and nonce are what was locked. */
async function checkOpened(
  { hash }: ProofTrust,
  { reference }: ProofFile,
  statement: FindingsStatement,
): Promise<ProofCheck> {
  const check = createCheck('findings')
  const { item, opened } = statement
  const subject = nameFindings(statement)
  if (!opened) return check.leaveOpen(`${subject} are locked and not opened yet`)
  if (opened.reference !== `${reference}-${item}`) return check.fail(`${subject} are about another device`)
  return (await hashText(hash, buildCommitmentText(opened))) === statement.hash
    ? check.pass(`${subject} are what was locked`)
    : check.fail(`${subject} aren’t what was locked`)
}

/** Findings count only if they were locked before anybody compared them. */
function checkOrder(statement: FindingsStatement): ProofCheck {
  const check = createCheck('time')
  const { atMs, decidedAtMs } = statement
  return decidedAtMs === null || atMs <= decidedAtMs
    ? check.pass(`${nameFindings(statement)} were locked before they were compared`)
    : check.fail(`${nameFindings(statement)} were locked after they were compared`)
}

/** Whether the file has every photo that findings name, taken before they were locked. */
function checkNamedPhotos(file: ProofFile, { opened, item, atMs }: FindingsStatement): ProofCheck[] {
  if (!opened) return []
  const check = createCheck('photos')
  const known = new Map(listStatements(file, 'photo').map((photo) => [photo.photoId, photo]))
  return [...new Set(Object.values(opened.photoIds).flat())].flatMap((photoId) => {
    const photo = known.get(photoId)
    if (!photo || photo.item !== item) return [check.fail(`photo ${photoId} of device ${item} is missing`)]
    return photo.atMs > atMs ? [check.fail(`photo ${photoId} was taken after findings were locked`)] : []
  })
}

/** Findings, nonce, photos, place in the log and time of one inspection. */
export async function checkFindings(
  trust: ProofTrust,
  file: ProofFile,
  { statement, log }: Pick<ProofRecord, 'log'> & { readonly statement: FindingsStatement },
): Promise<ProofCheck[]> {
  const { hash, atMs } = statement
  const logged: LoggedRecord = {
    subject: nameFindings(statement),
    entry: { kind: FINDINGS_KIND, hash, atMs },
    log,
  }
  return [
    await checkOpened(trust, file, statement),
    ...checkNamedPhotos(file, statement),
    await checkLogged(trust, file, logged),
    ...checkEntryTime(file, logged),
    checkOrder(statement),
  ]
}

/** Whether a photo is the one that the log has. */
export async function checkPhoto(
  trust: ProofTrust,
  file: ProofFile,
  { statement, log }: Pick<ProofRecord, 'log'> & { readonly statement: PhotoStatement },
): Promise<ProofCheck[]> {
  const { photoId, sha256, item, atMs } = statement
  const subject = `photo ${photoId} of device ${item}`
  if (sha256 === null) return [createCheck('photos').leaveOpen(`${subject} is deleted`)]
  const hash = await hashText(trust.hash, buildPhotoText({ photoId, sha256 }))
  const logged: LoggedRecord = { subject, entry: { kind: PHOTO_KIND, hash, atMs }, log }
  const { result, detail } = await checkLogged(trust, file, logged)
  return [{ name: 'photos', result, detail }, ...checkEntryTime(file, logged)]
}
