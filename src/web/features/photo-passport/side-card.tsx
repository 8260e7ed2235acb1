import { type FormEvent, useId } from 'react'
import {
  buildPassportPhotoPath,
  buildPassportPhotosPath,
  buildPassportRemovalPath,
} from '#contracts/paths/photo-passport.ts'
import type { PhotoPassport } from '#contracts/photo-passport.ts'
import { PHOTO_MEDIA_TYPES } from '#domain/uploads/upload-media-types.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { SIDE_NAMES } from '#web/trades/photo-side-names.ts'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { LINK_STYLE } from '#web/ui/link-style.ts'
import { FIELD_STYLE } from '#web/ui/text-field.tsx'
import { Outline } from './outline.tsx'
import { shrinkFile } from './shrink-picture.ts'
import type { PassportUse } from './use-passport.ts'

interface SideProps extends Pick<PassportUse, 'add' | 'remove'> {
  readonly id: string
  readonly shown: PhotoPassport['sides'][number]
  readonly photo: PhotoPassport['photos'][number] | undefined
  readonly isSold: boolean
  /** Whether the browser shrinks what is chosen, or the form has to send it; null until that is known. */
  readonly shrinks: boolean | null
}

/** Chooses a photo of one side: on a phone, its camera opens. */
function SideForm({ id, shown: { side }, photo, add, shrinks }: Omit<SideProps, 'remove' | 'isSold'>) {
  const t = useTranslate()
  const fieldId = useId()
  const submit = (
    <button
      type="submit"
      aria-label={`${t('PHOTOS_UPLOAD')}: ${t(SIDE_NAMES[side])}`}
      className={`${BUTTON_STYLES.secondary} mt-3 w-full cursor-pointer`}
    >
      {t('PHOTOS_UPLOAD')}
    </button>
  )
  return (
    <form method="post" encType="multipart/form-data" action={buildPassportPhotosPath(id, side)}>
      <label htmlFor={fieldId} className="mb-1 block text-small font-medium">
        {t(photo ? 'PHOTOS_REPLACE' : 'PHOTOS_CHOOSE')}
        <span className="sr-only">: {t(SIDE_NAMES[side])}</span>
      </label>
      <input
        id={fieldId}
        type="file"
        name="file"
        required
        capture="environment"
        accept={PHOTO_MEDIA_TYPES.join(',')}
        onClick={({ currentTarget }) => {
          currentTarget.value = ''
        }}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file && shrinks) void add(side, shrinkFile(file))
        }}
        className={`${FIELD_STYLE} w-full min-w-0 border-edge py-2.5 text-small`}
      />
      <noscript>{submit}</noscript>
      {shrinks === false && submit}
    </form>
  )
}

function RemovalForm({ id, shown: { side }, remove, shrinks }: Omit<SideProps, 'add' | 'photo' | 'isSold'>) {
  const t = useTranslate()
  const send = (event: FormEvent) => {
    if (!shrinks) return
    event.preventDefault()
    void remove(side)
  }
  return (
    <form method="post" action={buildPassportRemovalPath(id, side)} onSubmit={send}>
      <button
        type="submit"
        aria-label={`${t('PHOTOS_REMOVE')}: ${t(SIDE_NAMES[side])}`}
        className={LINK_STYLE}
      >
        {t('PHOTOS_REMOVE')}
      </button>
    </form>
  )
}

/** One side of the device: its photo, or the outline of what it will show. */
export function SideCard({ takesPhotos, ...props }: SideProps & Pick<PhotoPassport, 'takesPhotos'>) {
  const t = useTranslate()
  const { id, shown, photo, isSold } = props
  // From the sale on, a photo is signed or logged and stays.
  const isOpen = takesPhotos && !(photo && isSold)
  const name = t(SIDE_NAMES[shown.side])
  return (
    <li className="grid content-start gap-3 rounded-card border border-line bg-card p-4">
      <h3 className="text-base leading-snug">{name}</h3>
      <div className="grid aspect-4/3 place-items-center overflow-hidden rounded-field bg-tint">
        {photo ? (
          <img
            src={buildPassportPhotoPath(id, photo.photoId)}
            alt={t('PHOTOS_YOURS', { side: name })}
            className="size-full object-contain"
          />
        ) : (
          <Outline path={shown.outline} className="h-full max-h-48 p-3 text-ink-soft" />
        )}
      </div>
      {isOpen && <SideForm {...props} />}
      {isOpen && photo && <RemovalForm {...props} />}
    </li>
  )
}
