import { SIGNED_OFFER_VERSION, type SignedPhoto } from '#domain/signed-offers/signed-offer.ts'
import { OVER_STATES, UNSOLD_STATES } from '#domain/trades/trade-retention.ts'
import { buildSellerPhotoText, SELLER_PHOTO_KIND } from '#domain/transparency-log/log-entry.ts'
import { CLOCK_TOLERANCE_MS } from '#domain/transparency-log/tree-head.ts'
import { hashText } from './check-chain.ts'
import { listSteps } from './check-events.ts'
import { checkEntryTime, checkLogged, type LoggedRecord } from './check-logged.ts'
import { createCheck, type ProofCheck, type ProofTrust } from './proof-check.ts'
import { listItems, listStatements, type ProofFile, type ProofRecord } from './proof-file.ts'
import type { SellerPhotoStatement } from './statements.ts'

type SellerPhotoRecord = Pick<ProofRecord, 'log'> & { readonly statement: SellerPhotoStatement }

const nameSellerPhoto = ({ item, side }: Pick<SellerPhotoStatement, 'item' | 'side'>): string =>
  `the seller’s photo of device ${item}, ${side},`

/**
 * Whether a photo is from after the device was booked in. The carrier's scan can't tell: its time is the carrier's own, and
 * may be before a photo that the seller took in time.
 */
function isAfterArrival(file: ProofFile, { item, atMs }: SellerPhotoStatement): boolean {
  const arrival = listSteps(file, item).find(({ event }) => event === 'booked_in')
  return arrival !== undefined && atMs > arrival.atMs + CLOCK_TOLERANCE_MS
}

/** Whether a device has one photo of a side, from before we had the device and findings about it. */
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
    ...(isAfterArrival(file, statement)
      ? [check.fail(`${nameSellerPhoto(statement)} was added after the device had arrived`)]
      : []),
  ]
}

/** From here on a seller's photos may be erased, on demand or when their period ends. */
const ENDED_STATES: readonly string[] = [...OVER_STATES, ...UNSOLD_STATES]

/**
 * Whether a file may lack photos because they were erased before it was first made. They are erased together and after the
 * end of the sale only: one that is missing beside others, or earlier, was left out.
 */
const mayBeErased = (file: ProofFile): boolean =>
  listStatements(file, 'sellerPhoto').length === 0 &&
  listItems(file).every((item) => ENDED_STATES.includes(listSteps(file, item).at(-1)?.to ?? ''))

function checkSignedPhoto(
  file: ProofFile,
  { itemNumber: item, side, sha256 }: SignedPhoto & { readonly itemNumber: number },
): ProofCheck[] {
  const check = createCheck('photos')
  const photo = listStatements(file, 'sellerPhoto').find((one) => one.item === item && one.side === side)
  if (photo?.sha256 === sha256) return []
  const name = nameSellerPhoto({ item, side })
  if (photo) return [check.fail(`${name} isn’t the one that was signed with the offer`)]
  return mayBeErased(file)
    ? [check.leaveOpen(`${name} was signed with the offer and may have been erased since`)]
    : [check.fail(`${name} was signed with the offer and is missing`)]
}

/** Whether a trade file has the photos that were signed with its offer. */
export const checkSignedPhotos = (file: ProofFile): ProofCheck[] =>
  listStatements(file, 'offer')
    // What a newer offer says is nothing that this verifier knows.
    .filter(({ payload }) => payload.version === SIGNED_OFFER_VERSION)
    .flatMap(({ payload }) => payload.devices.flatMap(({ photos }) => photos ?? []))
    .flatMap((photo) => checkSignedPhoto(file, photo))

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
