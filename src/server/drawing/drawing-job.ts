import type { MarketId } from '#domain/markets/market-id.ts'
import type { OperatorData } from '#domain/operator/operator-data.ts'
import type { Audience } from '#messages/text-set.ts'
import type { CertificateInput } from '#server/documents/draw-erasure-certificate.ts'
import type { LabelInput } from '#server/documents/draw-label.ts'
import type { RecyclingSlipInput, SlipInput } from '#server/documents/slip-input.ts'

/** A packing slip as data: the thread that draws it looks up the market and its words. */
export interface PackingSlipJob extends Omit<SlipInput, 'market' | 'translate'> {
  readonly kind: 'packingSlip'
  readonly marketId: MarketId
  readonly audience: Audience
}

/**
 * The label of a parcel: to us on a sheet for home printers, with devices or with a missing part, or back to the seller for
 * the warehouse's label printer.
 */
export interface LabelJob extends Omit<LabelInput, 'market' | 'translate'> {
  readonly kind: 'label'
  readonly direction: 'toUs' | 'part' | 'back'
  readonly marketId: MarketId
  readonly audience: Audience
}

/** The slip of a parcel that is recycled for free, as data. */
export interface RecyclingSlipJob extends Omit<RecyclingSlipInput, 'market' | 'translate'> {
  readonly kind: 'recyclingSlip'
  readonly marketId: MarketId
  readonly audience: Audience
}

/** The certificate that a device was erased, as data. */
export interface ErasureCertificateJob extends Omit<CertificateInput, 'market' | 'translate'> {
  readonly kind: 'erasureCertificate'
  readonly marketId: MarketId
  readonly audience: Audience
}

/** A device's drawing, framed and painted as PNG for social networks. */
export interface SharePictureJob {
  readonly kind: 'sharePicture'
  readonly svg: string
}

/** The code that a parcel shop scans, as SVG. */
export interface QrCodeJob {
  readonly kind: 'qrCode'
  readonly text: string
}

/** A PDF file of a seller, to be checked. The answer is its problem as text, or nothing. */
export interface PdfCheckJob {
  readonly kind: 'pdfCheck'
  readonly bytes: Uint8Array
}

/** Something to draw on a thread of its own, or a file that takes as long to read. */
export type DrawingJob =
  | PackingSlipJob
  | RecyclingSlipJob
  | ErasureCertificateJob
  | LabelJob
  | SharePictureJob
  | QrCodeJob
  | PdfCheckJob

/** A job for the thread, which knows nothing of its process: papers name the operator. */
export interface DrawingRequest {
  readonly id: number
  readonly job: DrawingJob
  readonly operator: OperatorData
}

/** What the thread answers to the job with the same id. */
export type DrawingAnswer =
  | { readonly id: number; readonly kind: 'drawn'; readonly bytes: Uint8Array }
  | { readonly id: number; readonly kind: 'failed'; readonly message: string }
