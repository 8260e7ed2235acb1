import { z } from 'zod'
import type { ClarificationAnswer } from '#domain/clarification/clarification-answers.ts'
import type {
  ActionReason,
  ClarificationKind,
  MissingPart,
  ProofRefusal,
} from '#domain/clarification/clarification-kind.ts'
import type { ProofRule } from '#domain/clarification/proof-rules.ts'
import type { InspectionResult } from '#domain/inspection/grading.ts'
import type { Currency } from '#domain/money/currency.ts'
import type { PhotoSide } from '#domain/photo-passport/photo-sides.ts'
import { UPLOAD_MEDIA_TYPES } from '#domain/uploads/upload-media-types.ts'
import type { OfferSheet } from './catalogue-pages.ts'

/** What the address of a clarification names: its token in a mail, a visit afterwards, and the trade number. */
export const CLARIFICATION_PARAMS = z.object({
  id: z.string().regex(/^[\w-]{10,64}$/),
  trade: z.string().regex(/^[0-9A-Za-z-]{1,20}$/),
})

export const CLARIFICATION_PHOTO_PARAMS = CLARIFICATION_PARAMS.extend({ photoId: z.uuid() })

export const CLARIFICATION_PROOF_PARAMS = CLARIFICATION_PARAMS.extend({ proofId: z.uuid() })

/** A file that the seller has added. It is sent with the answer, and can be removed until then. */
export const PROOF_FILE = z.object({
  proofId: z.uuid(),
  name: z.string(),
  mediaType: z.enum(UPLOAD_MEDIA_TYPES),
  sizeInBytes: z.number().int(),
})

/** The parcel with a missing part: whether its label was asked for, and how far it has come. */
export const PART_PARCEL = z.object({
  state: z.enum(['offered', 'requested', 'booked', 'scanned', 'arrived']),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
})

/** One of the offered answers. */
export const CLARIFICATION_ANSWER = z.strictObject({ offerId: z.uuid() })

/** What was answered, by whom and when. */
export const CLARIFICATION_ANSWERED = z.object({
  answer: z.enum(['ACCEPT', 'RETURN', 'RECYCLE', 'APPEAL', 'DONE']),
  by: z.enum(['customer', 'clock', 'rule']),
  at: z.iso.datetime(),
})

/** Everything that goes into the second price: the seller's browser recomputes it. */
export interface Recomputation extends InspectionResult {
  /** The texts of the questions of the offer's rule version. */
  readonly texts: OfferSheet['texts']
  /** The names of both models, where another one was found than the seller described. */
  readonly models: { readonly described: string; readonly found: string } | null
  /** Committed before the inspector saw what the seller declared; the hash proves it. */
  readonly commitment: {
    readonly reference: string
    readonly serialNumber: string | null
    readonly nonce: string
    readonly hash: string
    readonly committedAt: string
  }
}

/** A clarification as the page shows it. */
export interface ClarificationView {
  readonly tradeNumber: string
  readonly itemNumber: number
  readonly kind: ClarificationKind
  /** Why an action is needed; null for a price. */
  readonly reason: ActionReason | null
  /** The missing part, if it is about one. */
  readonly part: MissingPart | null
  /** Why the proof that we got before wasn't enough; null where we ask for the first time. */
  readonly refusal: ProofRefusal | null
  /** The files of the seller; null where none are taken. */
  readonly proof: {
    readonly rule: ProofRule
    readonly files: readonly Readonly<z.output<typeof PROOF_FILE>>[]
  } | null
  /** Null where no part is missing, or the part can't be sent by post. */
  readonly partParcel: Readonly<z.output<typeof PART_PARCEL>> | null
  /** Whether the battery is damaged: then the device cannot be sent back, and there is no deadline. */
  readonly isHazardous: boolean
  readonly device: {
    readonly name: string
    readonly image: string
    readonly storageGb: number
    readonly categoryId: string
  }
  readonly currency: Currency
  readonly quotedInCents: number
  /** Null if we cannot buy the device, and for an action. */
  readonly priceInCents: number | null
  readonly wasAppealed: boolean
  readonly openedAt: string
  readonly answerBy: string
  /** The available answers; empty once it is answered. */
  readonly answers: readonly { readonly answer: ClarificationAnswer; readonly offerId: string }[]
  readonly answered: Readonly<z.output<typeof CLARIFICATION_ANSWERED>> | null
  /** Null for an action. */
  readonly recomputation: Recomputation | null
  /** Sides that the seller and we have photographed. */
  readonly comparedPhotos: readonly {
    readonly side: PhotoSide
    readonly sellerPhotoId: string
    readonly ourPhotoId: string
  }[]
}
