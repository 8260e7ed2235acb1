import { buildSellerPhotoText, SELLER_PHOTO_KIND } from '#domain/transparency-log/log-entry.ts'
import { hashText } from './check-chain.ts'
import { checkEntryTime, checkLogged, type LoggedRecord } from './check-logged.ts'
import { createCheck, type ProofCheck, type ProofTrust } from './proof-check.ts'
import { listStatements, type ProofFile, type ProofRecord } from './proof-file.ts'
import type { SellerPhotoStatement } from './statements.ts'

type SellerPhotoRecord = Pick<ProofRecord, 'log'> & { readonly statement: SellerPhotoStatement }

const nameSellerPhoto = ({ item, side }: SellerPhotoStatement): string =>
  `the seller’s photo of device ${item}, ${side},`

/** Whether a device has one photo of a side, from before anybody had findings about it. */
function checkPlace(file: ProofFile, statement: SellerPhotoStatement): ProofCheck[] {
  const check = createCheck('photos')
  const { item, side, atMs } = statement
  const same = listStatements(file, 'sellerPhoto').filter(
    (photo) => photo.item === item && photo.side === side,
  )
  const findings = listStatements(file, 'findings').filter((found) => found.item === item)
  return [
    ...(same.length > 1 ? [check.fail(`${nameSellerPhoto(statement)} isn’t the only one of this side`)] : []),
    ...(findings.some((found) => found.atMs < atMs)
      ? [check.fail(`${nameSellerPhoto(statement)} was added after findings were locked`)]
      : []),
  ]
}

/** Whether a seller's photo is the one that the log has, of this side, and from before the inspection. */
export async function checkSellerPhoto(
  trust: ProofTrust,
  file: ProofFile,
  { statement, log }: SellerPhotoRecord,
): Promise<ProofCheck[]> {
  const hash = await hashText(trust.hash, buildSellerPhotoText(statement))
  const entry = { kind: SELLER_PHOTO_KIND, hash, atMs: statement.atMs }
  const logged: LoggedRecord = { subject: nameSellerPhoto(statement), entry, log }
  const { result, detail } = await checkLogged(trust, file, logged)
  return [{ name: 'photos', result, detail }, ...checkEntryTime(file, logged), ...checkPlace(file, statement)]
}
