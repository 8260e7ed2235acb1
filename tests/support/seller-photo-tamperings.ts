import type { SellerPhotoStatement } from '#domain/proof-files/statements.ts'
import { type ExampleSale, hashOf } from './example-proofs.ts'
import { issue, mapStatements, pick, type Tampering } from './proof-tamperings.ts'

const changeSellerPhotos = (sale: ExampleSale, change: Partial<SellerPhotoStatement>): ExampleSale =>
  mapStatements(sale, (statement) =>
    statement.kind === 'sellerPhoto' ? { ...statement, ...change } : statement,
  )

/** The sale with another photo of its seller. */
function addSellerPhoto(sale: ExampleSale, change: Partial<SellerPhotoStatement>): ExampleSale {
  const taken = sale.statements.filter((statement) => statement.kind === 'sellerPhoto')
  return { ...sale, statements: [...sale.statements, { ...pick(taken, 0), ...change }] }
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
]
