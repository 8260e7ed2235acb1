import { buildCommitmentText } from '#domain/inspection/commitment.ts'
import { buildPhotoText, FINDINGS_KIND, PHOTO_KIND } from '#domain/transparency-log/log-entry.ts'
import { hashText } from './check-chain.ts'
import { checkEntryTime, checkLogged, type LoggedRecord } from './check-logged.ts'
import { createCheck, type ProofCheck, type ProofTrust } from './proof-check.ts'
import { isTradeFile, listStatements, type ProofFile, type ProofRecord } from './proof-file.ts'
import type { CommitmentStatement, FindingsStatement, PhotoStatement } from './statements.ts'

const nameFindings = ({ item, inspection }: Omit<CommitmentStatement, 'kind'>): string =>
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

const isSameInspection = (
  one: Pick<CommitmentStatement, 'item' | 'inspection' | 'hash' | 'atMs'>,
  other: Pick<CommitmentStatement, 'item' | 'inspection' | 'hash' | 'atMs'>,
): boolean =>
  one.item === other.item &&
  one.inspection === other.inspection &&
  one.hash === other.hash &&
  one.atMs === other.atMs

/** Whether a trade file says that findings were locked before it opens them. */
function checkCommitted(file: ProofFile, statement: FindingsStatement): ProofCheck[] {
  if (!isTradeFile(file)) return []
  const before = file.records.slice(
    0,
    file.records.findIndex((record) => record.statement === statement),
  )
  const isCommitted = before.some(
    ({ statement: one }) => one.kind === 'commitment' && isSameInspection(one, statement),
  )
  return isCommitted
    ? []
    : [createCheck('findings').fail(`the commitment of ${nameFindings(statement)} is missing`)]
}

type RecordOf<Kind> = Pick<ProofRecord, 'log'> & { readonly statement: Kind }

/** Place in the log, and time, of a lock. */
async function checkLock(
  trust: ProofTrust,
  file: ProofFile,
  { statement, log }: RecordOf<Omit<CommitmentStatement, 'kind'>>,
): Promise<ProofCheck[]> {
  const { hash, atMs } = statement
  const entry = { kind: FINDINGS_KIND, hash, atMs }
  const logged: LoggedRecord = { subject: nameFindings(statement), entry, log }
  return [await checkLogged(trust, file, logged), ...checkEntryTime(file, logged)]
}

/** Whether the log has what was locked, in time. */
export async function checkCommitment(
  trust: ProofTrust,
  file: ProofFile,
  record: RecordOf<CommitmentStatement>,
): Promise<ProofCheck[]> {
  const { statement } = record
  const isOpened = listStatements(file, 'findings').some((findings) => isSameInspection(findings, statement))
  const lock = await checkLock(trust, file, record)
  // Once they are opened, the findings themselves are checked.
  return isOpened
    ? lock
    : [createCheck('findings').leaveOpen(`${nameFindings(statement)} are locked and not opened yet`), ...lock]
}

/** Findings, nonce, photos, place in the log and time of one inspection. */
export async function checkFindings(
  trust: ProofTrust,
  file: ProofFile,
  record: RecordOf<FindingsStatement>,
): Promise<ProofCheck[]> {
  const { statement } = record
  return [
    await checkOpened(trust, file, statement),
    ...checkCommitted(file, statement),
    ...checkNamedPhotos(file, statement),
    ...(await checkLock(trust, file, record)),
    checkOrder(statement),
  ]
}

const namePhoto = ({ photoId, item }: PhotoStatement): string =>
  item === null ? `photo ${photoId} of the parcel` : `photo ${photoId} of device ${item}`

/** Whether a photo is the one that the log has. */
export async function checkPhoto(
  trust: ProofTrust,
  file: ProofFile,
  { statement, log }: RecordOf<PhotoStatement>,
): Promise<ProofCheck[]> {
  const { photoId, sha256, atMs } = statement
  const subject = namePhoto(statement)
  if (sha256 === null) return [createCheck('photos').leaveOpen(`${subject} is deleted`)]
  const hash = await hashText(trust.hash, buildPhotoText({ photoId, sha256 }))
  const logged: LoggedRecord = { subject, entry: { kind: PHOTO_KIND, hash, atMs }, log }
  const { result, detail } = await checkLogged(trust, file, logged)
  return [{ name: 'photos', result, detail }, ...checkEntryTime(file, logged)]
}
