import { useState } from 'react'
import { PHOTO_VISITS_PATH } from '#contracts/paths/photo-passport.ts'
import type { PhotoVisit } from '#contracts/photo-passport.ts'
import { callApi } from '#web/platform/api/call-api.ts'
import { rememberPhotosReturn } from '#web/platform/browser/photos-return.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { callSale } from './call-sale.ts'
import type { TradeAccess } from './trade-hash.ts'

/** Whose photos: those of an offer in the cart, or of a sold device. */
export type PhotosOwner =
  | { readonly offerId: string }
  | { readonly itemNumber: number; readonly access: TradeAccess }

const openVisit = (owner: PhotosOwner) =>
  'offerId' in owner
    ? callApi<PhotoVisit>(PHOTO_VISITS_PATH, { body: { offerId: owner.offerId } })
    : callSale<PhotoVisit>(owner.access, PHOTO_VISITS_PATH, {
        body: { tradeNumber: owner.access.tradeNumber, itemNumber: owner.itemNumber },
      })

export interface OpenPhotosProps {
  readonly owner: PhotosOwner
  readonly name: string
  readonly className: string
}

/** Opens the photos of a device: a document of its own, because only that may use the camera. */
export function OpenPhotos({ owner, name, className }: OpenPhotosProps) {
  const t = useTranslate()
  const [problem, setProblem] = useState<'CART_PHOTOS_LATER' | 'CART_PHOTOS_FAILED' | null>(null)
  const open = async () => {
    setProblem(null)
    const result = await openVisit(owner)
    if (result.kind === 'ok') {
      rememberPhotosReturn()
      location.assign(result.data.path)
      return
    }
    const isUnknown = result.kind === 'refused' && result.error.statusCode === 404
    setProblem(isUnknown && 'offerId' in owner ? 'CART_PHOTOS_LATER' : 'CART_PHOTOS_FAILED')
  }
  return (
    <>
      <button
        type="button"
        aria-label={t('CART_PHOTOS_OF', { name })}
        onClick={() => void open()}
        className={className}
      >
        {t('CART_PHOTOS')}
      </button>
      <p role="status" className="basis-full text-small empty:hidden">
        {problem && t(problem)}
      </p>
    </>
  )
}
