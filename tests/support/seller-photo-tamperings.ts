import { HOUR_MS } from '#domain/kernel/durations.ts'
import type { SellerPhotoStatement, Statement } from '#domain/proof-files/statements.ts'
import { CLOCK_TOLERANCE_MS } from '#domain/transparency-log/tree-head.ts'
import { buildSignedLog, type ExampleSale, hashOf, issueProof } from './example-proofs.ts'
import { dropStatements, type Given, issue, mapStatements, pick, type Tampering } from './proof-tamperings.ts'

const changeSellerPhotos = (sale: ExampleSale, change: Partial<SellerPhotoStatement>): ExampleSale =>
  mapStatements(sale, (statement) =>
    statement.kind === 'sellerPhoto' ? { ...statement, ...change } : statement,
  )

/** The sale with another photo of its seller. */
function addSellerPhoto(sale: ExampleSale, change: Partial<SellerPhotoStatement>): ExampleSale {
  const taken = sale.statements.filter((statement) => statement.kind === 'sellerPhoto')
  return { ...sale, statements: [...sale.statements, { ...pick(taken, 0), ...change }] }
}

/** The file of a sale whose log has everything, as if it had happened like that. */
const issueLogged = (sale: ExampleSale): Given => ({ file: issueProof(sale, buildSignedLog([sale])) })

/** The same sale without the photos of its seller. */
export const dropSellerPhotos = (sale: ExampleSale): ExampleSale =>
  dropStatements(sale, ({ kind }) => kind === 'sellerPhoto')

const EARLY_EVENTS = ['created', 'label_issued', 'carrier_scan', 'booked_in']

const isEarly = (statement: Statement): boolean =>
  statement.kind === 'event'
    ? EARLY_EVENTS.includes(statement.event)
    : ['offer', 'sellerPhoto'].includes(statement.kind)

/** A sale up to the arrival of its parcel. */
const keepEarly = (sale: ExampleSale): ExampleSale => dropStatements(sale, (statement) => !isEarly(statement))

const delay = (statement: Statement, byMs: number): Statement => {
  const atMs = statement.atMs + byMs
  return statement.kind === 'findings' && statement.decidedAtMs !== null
    ? { ...statement, atMs, decidedAtMs: statement.decidedAtMs + byMs }
    : { ...statement, atMs }
}

/** A sale whose device waits for its inspection, while someone adds a photo in the name of the seller. */
function addAfterArrival(sale: ExampleSale): ExampleSale {
  const arrival = sale.statements.find(
    (statement) => statement.kind === 'event' && statement.event === 'booked_in',
  )
  const atMs = (arrival?.atMs ?? 0) + CLOCK_TOLERANCE_MS + 1
  const { statements: early } = addSellerPhoto(keepEarly(sale), { side: 'bottom', photoId: 'another', atMs })
  const late = sale.statements.filter((statement) => !isEarly(statement))
  return { ...sale, statements: [...early, ...late.map((statement) => delay(statement, HOUR_MS))] }
}

/** What a shop could do with the photos of its seller. */
export const SELLER_PHOTO_TAMPERINGS: readonly Tampering[] = [
  {
    what: 'a swapped photo of the seller',
    forge: (sale) => issue(changeSellerPhotos(sale, { sha256: hashOf('another') })),
    among: 'photos',
  },
  {
    what: 'a photo of the seller that is shown as another side',
    forge: (sale) => issue(changeSellerPhotos(sale, { side: 'bottom' })),
    among: 'photos',
  },
  {
    what: 'a second photo of the same side',
    forge: (sale) => issue(addSellerPhoto(sale, { photoId: 'another' })),
    among: 'photos',
  },
  {
    what: 'a photo of the seller from after the inspection',
    forge: (sale) => issue(addSellerPhoto(sale, { side: 'bottom', atMs: Number.MAX_SAFE_INTEGER })),
    among: 'photos',
  },
  {
    what: 'a swapped photo of the seller that was logged',
    forge: (sale) => issueLogged(changeSellerPhotos(sale, { sha256: hashOf('another'), photoId: 'another' })),
    only: 'photos',
  },
  {
    what: 'signed photos of the seller that are left out before the end of the sale',
    forge: (sale) => issueLogged(dropSellerPhotos(keepEarly(sale))),
    only: 'photos',
  },
  {
    what: 'a signed photo of the seller that is left out beside another',
    forge: (sale) => issueLogged(changeSellerPhotos(sale, { side: 'bottom' })),
    only: 'photos',
  },
  {
    what: 'a photo of the seller from after the arrival of the device',
    forge: (sale) => issueLogged(addAfterArrival(sale)),
    only: 'photos',
  },
]
