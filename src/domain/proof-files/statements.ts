import type { ErasureCertificate } from '#domain/device-erasure/erasure-certificate.ts'
import type { Commitment } from '#domain/inspection/commitment.ts'
import type { SignedOfferFile } from '#domain/signed-offers/verify-signed-offer.ts'
import type { LoggedPhoto, LoggedSellerPhoto } from '#domain/transparency-log/log-entry.ts'

/** What the shop has promised, with its signature. */
export interface OfferStatement extends SignedOfferFile {
  readonly kind: 'offer'
  readonly item: null
  readonly atMs: number
}

/** A step of a device, or of all devices of the sale. */
export interface EventStatement {
  readonly kind: 'event'
  readonly item: number | null
  readonly event: string
  readonly from: string | null
  readonly to: string
  /** What the device would bring from this step on, without the late bonus; null or missing where nobody can tell. */
  readonly priceInCents?: number | null
  readonly atMs: number
}

/** That findings were locked by their hash. Nobody but their inspector knows them yet. */
export interface CommitmentStatement {
  readonly kind: 'commitment'
  readonly item: number
  /** Counts the inspections of a device. */
  readonly inspection: number
  readonly hash: string
  readonly atMs: number
}

/** Locked findings. A trade file has them once they are opened; proofs of the first version also before. */
export interface FindingsStatement extends Omit<CommitmentStatement, 'kind'> {
  readonly kind: 'findings'
  /** When they were compared with the seller's answers; null before that. */
  readonly decidedAtMs: number | null
  /** Null until they are decided: nobody but their inspector knows them before. */
  readonly opened: Commitment | null
}

/** A photo that we took: of the parcel, one that findings name, or of a side that the seller had photographed. */
export interface PhotoStatement extends Pick<LoggedPhoto, 'photoId'> {
  readonly kind: 'photo'
  /** Null for the parcel as a whole. */
  readonly item: number | null
  /** Null if the photo was deleted before the file was made, and nobody can compare it any more. */
  readonly sha256: string | null
  readonly atMs: number
}

/** Money that the bank has paid or sent back. */
export interface PayoutStatement {
  readonly kind: 'payout'
  /** Null for the voucher of the sale. */
  readonly item: number | null
  /** Goes up when the bank has sent the money back. */
  readonly attempt: number
  /** What the seller reads on the bank statement. */
  readonly reference: string
  readonly amountInCents: number
  /** The part of the amount that makes up for a late inspection. */
  readonly bonusInCents: number
  readonly currency: string
  /** Masked; empty if it was erased before a file said it. */
  readonly account: string
  readonly outcome: 'confirmed' | 'rejected'
  readonly atMs: number
}

/** That a device was erased, or that this was recorded by mistake. */
export interface ErasureStatement {
  readonly kind: 'erasure'
  readonly item: number
  /** That of the certificate. */
  readonly atMs: number
  readonly certificate: ErasureCertificate
  readonly keyId: string
  /** Of the certificate's text: it is the same as on the certificate that the seller has. */
  readonly signature: string
}

/** A photo that the seller took of a side of the device, before the parcel was on its way. */
export interface SellerPhotoStatement extends LoggedSellerPhoto {
  readonly kind: 'sellerPhoto'
  readonly item: number
  /** When it became part of the sale: with the sale itself, or when it was added. */
  readonly atMs: number
}

/**
 * Everything that a file can say. Another kind is added here, with its check in `verifyProof`, and on the server to
 * `STATEMENT_SOURCES`. What was said once never changes: a kind says something that has happened, at its time.
 */
export type Statement =
  | OfferStatement
  | EventStatement
  | CommitmentStatement
  | FindingsStatement
  | PhotoStatement
  | PayoutStatement
  | ErasureStatement
  | SellerPhotoStatement
