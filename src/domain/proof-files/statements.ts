import type { Commitment } from '#domain/inspection/commitment.ts'
import type { LoggedPhoto } from '#domain/transparency-log/log-entry.ts'

/** A step of a device, or of all devices of the sale. */
export interface EventStatement {
  readonly kind: 'event'
  readonly item: number | null
  readonly event: string
  readonly from: string | null
  readonly to: string
  readonly atMs: number
}

/** Findings that were locked by their hash. */
export interface FindingsStatement {
  readonly kind: 'findings'
  readonly item: number
  /** Counts the inspections of a device. */
  readonly inspection: number
  readonly hash: string
  readonly atMs: number
  /** When they were compared with the seller's answers; null before that. */
  readonly decidedAtMs: number | null
  /** Null until they are decided: nobody but their inspector knows them before. */
  readonly opened: Commitment | null
}

/** A photo that findings name. */
export interface PhotoStatement extends Pick<LoggedPhoto, 'photoId'> {
  readonly kind: 'photo'
  readonly item: number
  /** Null once the photo is deleted, and nobody can compare it any more. */
  readonly sha256: string | null
  readonly atMs: number
}

/** A file may say more one day: another kind is added here, and its check to `verifyProof`. */
export type Statement = EventStatement | FindingsStatement | PhotoStatement
