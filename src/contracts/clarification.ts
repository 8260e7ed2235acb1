import { z } from 'zod'
import type { ClarificationAnswer } from '#domain/clarification/clarification-answers.ts'
import type {
  ActionReason,
  ClarificationKind,
  MissingPart,
} from '#domain/clarification/clarification-kind.ts'
import type { InspectionResult } from '#domain/inspection/grading.ts'
import type { Currency } from '#domain/money/currency.ts'
import type { OfferSheet } from './catalogue-pages.ts'

/** Token of the case and number of the trade, as the link has them. */
export const CLARIFICATION_PARAMS = z.object({
  id: z.string().regex(/^[\w-]{10,64}$/),
  trade: z.string().regex(/^[0-9A-Za-z-]{1,20}$/),
})

export const CLARIFICATION_PHOTO_PARAMS = CLARIFICATION_PARAMS.extend({ photoId: z.uuid() })

/** Which of the answers that the case offers. */
export const CLARIFICATION_ANSWER = z.strictObject({ offerId: z.uuid() })

/** What was answered, by whom and when. */
export const CLARIFICATION_ANSWERED = z.object({
  answer: z.enum(['ACCEPT', 'RETURN', 'RECYCLE', 'APPEAL', 'DONE']),
  by: z.enum(['customer', 'clock', 'rule']),
  at: z.iso.datetime(),
})

/** Everything that the second price is made of: the seller's browser makes it again. */
export interface Recomputation extends InspectionResult {
  /** The words of the device's questions. */
  readonly texts: OfferSheet['texts']
  /** Fixed before the inspector could read what the seller said; the hash proves it. */
  readonly commitment: {
    readonly reference: string
    readonly serialNumber: string | null
    readonly nonce: string
    readonly hash: string
    readonly committedAt: string
  }
}

/** A question to the seller, as the page shows it. */
export interface ClarificationView {
  readonly tradeNumber: string
  readonly itemNumber: number
  readonly kind: ClarificationKind
  /** Of an action: what there is to do. */
  readonly reason: ActionReason | null
  /** Of a missing part: which one. */
  readonly part: MissingPart | null
  /** Whether the battery is damaged: then the device cannot be sent back, and the question has no end. */
  readonly isHazardous: boolean
  readonly device: {
    readonly name: string
    readonly image: string
    readonly storageGb: number
    readonly categoryId: string
  }
  readonly currency: Currency
  readonly quotedInCents: number
  /** Null where we cannot buy the device, and for an action. */
  readonly priceInCents: number | null
  readonly wasAppealed: boolean
  readonly openedAt: string
  readonly answerBy: string
  /** What can be answered now; none when it was answered. */
  readonly answers: readonly { readonly answer: ClarificationAnswer; readonly offerId: string }[]
  readonly answered: Readonly<z.output<typeof CLARIFICATION_ANSWERED>> | null
  /** Null for an action. */
  readonly recomputation: Recomputation | null
}
