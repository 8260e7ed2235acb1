import { z } from 'zod'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { PHOTO_SIDES } from '#domain/photo-passport/photo-sides.ts'
import type { UploadProblem } from '#domain/uploads/upload-problem.ts'
import { NEW_PAIRING, PAIRING_OPENING } from './self-test.ts'
import { TRADE_PARAMS } from './trades.ts'

/** Whose photos are opened: those of an offer, of a sold device, or of the page that shows a code. */
export const PHOTO_VISIT_REQUEST = z.union([
  z.strictObject({ offerId: z.uuid().describe('Of an offer for one device that isn’t sold yet.') }),
  z.strictObject({
    tradeNumber: TRADE_PARAMS.shape.tradeNumber,
    itemNumber: z.number().int().positive().max(32_767).describe('The number of the device in the sale.'),
  }),
  z.strictObject({ code: PAIRING_OPENING.shape.code }),
])

export type PhotoVisitRequest = z.output<typeof PHOTO_VISIT_REQUEST>

export const PHOTO_VISIT = z.object({
  path: z
    .string()
    .describe('The page of the photos. Only the browser with the cookie of this answer can open it.'),
})

export type PhotoVisit = z.output<typeof PHOTO_VISIT>

/** Both are known to the browser with the cart only. */
export const PHOTO_MOVE_REQUEST = z.strictObject({
  fromOfferId: z.uuid().describe('The offer that was in the cart.'),
  toOfferId: z.uuid().describe('The one of the same device that has taken its place.'),
})

export type PhotoMoveRequest = z.output<typeof PHOTO_MOVE_REQUEST>

export const PASSPORT_PARAMS = z.object({
  id: z.string().max(40).describe('The last part of the page’s path.'),
})

export const PASSPORT_SIDE_PARAMS = PASSPORT_PARAMS.extend({ side: z.enum(PHOTO_SIDES) })

export const PASSPORT_PHOTO_PARAMS = PASSPORT_PARAMS.extend({ photoId: z.uuid() })

const PASSPORT_PHOTO = z.object({
  photoId: z.uuid(),
  side: z.enum(PHOTO_SIDES),
  sha256: z
    .string()
    .describe('Of the stored picture, in hex. It’s signed with the offer, or logged after the sale.'),
  takenAt: z.iso.datetime(),
})

export const PHOTO_PASSPORT = z.object({
  deviceName: z.string(),
  category: z.enum(CATEGORY_IDS),
  sides: z
    .array(z.object({ side: z.enum(PHOTO_SIDES), outline: z.string() }))
    .describe(
      'In the order of the photos, each with the outline that the device fits into: the path of an SVG of 240 × 240.',
    ),
  isSold: z.boolean().describe('From the sale on, photos can be added but not removed.'),
  takesPhotos: z.boolean().describe('Until the carrier has the parcel.'),
  photos: z.array(PASSPORT_PHOTO),
})

export type PhotoPassport = z.output<typeof PHOTO_PASSPORT>

export const PHOTO_PAIRING = NEW_PAIRING.pick({ url: true, code: true, expiresAt: true })

export type PhotoPairing = z.output<typeof PHOTO_PAIRING>

/** The page of a device's photos; without a visit, the page that exchanges a scanned code. */
export interface PhotoPassportData {
  readonly visit: { readonly id: string; readonly passport: PhotoPassport } | null
  /** Why the form of a browser without script was refused. */
  readonly problem: UploadProblem | null
}
