import type { ClarificationView } from '#contracts/clarification.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { SIDE_NAMES } from '#web/trades/photo-side-names.ts'
import { PhotoComparison } from '#web/ui/photo-comparison.tsx'
import { buildPhotoUrl, type ClarificationLink } from './clarification-link.ts'

export interface ComparedPhotosProps {
  readonly photos: ClarificationView['comparedPhotos']
  readonly link: ClarificationLink
}

/** The seller's photos and ours of the same sides; nothing where the seller has taken none. */
export function ComparedPhotos({ photos, link }: ComparedPhotosProps) {
  const t = useTranslate()
  if (photos.length === 0) return null
  return (
    <section aria-labelledby="compared-photos">
      <h2 id="compared-photos" className="text-section">
        {t('PHOTOS_COMPARE')}
      </h2>
      <p className="mt-2 max-w-text">{t('PHOTOS_COMPARE_TEXT')}</p>
      <ul className="mt-4 grid gap-6 md:grid-cols-2">
        {photos.map(({ side, sellerPhotoId, ourPhotoId }) => {
          const name = t(SIDE_NAMES[side])
          return (
            <li key={side}>
              <PhotoComparison
                label={t('PHOTOS_SLIDER', { side: name })}
                before={{ url: buildPhotoUrl(link, sellerPhotoId), alt: t('PHOTOS_YOURS', { side: name }) }}
                after={{ url: buildPhotoUrl(link, ourPhotoId), alt: t('PHOTOS_OURS', { side: name }) }}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
