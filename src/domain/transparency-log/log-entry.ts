import { canonicalise } from '#domain/kernel/canonicalise.ts'
import { encodeText, type HashBytes, hashLeaf } from './merkle-hash.ts'

/**
 * One line of the public log: that something with this hash existed at this time. What was hashed contains enough random
 * bits that nobody can guess it, so the log says nothing about people or devices.
 */
export interface LogEntry {
  /** What was hashed, such as `findings`. Another kind needs no other tree. */
  readonly kind: string
  /** SHA-256 in hex. */
  readonly hash: string
  readonly atMs: number
}

/** The text of an entry, as anyone can write it from its three values. */
const buildEntryText = ({ kind, hash, atMs }: LogEntry): string =>
  canonicalise({ version: 1, kind, hash, timestamp: atMs })

/** The entry as a leaf of the tree. */
export const hashEntry = <Digest>(hash: HashBytes<Digest>, entry: LogEntry): Digest =>
  hashLeaf(hash, encodeText(buildEntryText(entry)))

/** The kinds of today. */
export const FINDINGS_KIND = 'findings'
export const PHOTO_KIND = 'photo'
export const ERASURE_KIND = 'erasure'
/** The figures of the fairness page. They are public, so nobody has to be kept from guessing them. */
export const FAIRNESS_KIND = 'fairness'
export const SELLER_PHOTO_KIND = 'seller-photo'

/** A photo as it is stored; its random id keeps the hash from being guessed. */
export interface LoggedPhoto {
  readonly photoId: string
  /** Of the picture's bytes, in hex. */
  readonly sha256: string
}

/** The text to hash for the log. The database writes the same one, because it adds photos to the log itself. */
export const buildPhotoText = ({ photoId, sha256 }: LoggedPhoto): string =>
  canonicalise({ kind: PHOTO_KIND, version: 1, photoId, sha256 })

/** A photo of the seller, with the side that it shows. */
export interface LoggedSellerPhoto extends LoggedPhoto {
  readonly side: string
}

/** The same for a seller's photo. It names the side, so that no photo can be shown as one of another side. */
export const buildSellerPhotoText = ({ photoId, sha256, side }: LoggedSellerPhoto): string =>
  canonicalise({ kind: SELLER_PHOTO_KIND, version: 1, photoId, sha256, side })
