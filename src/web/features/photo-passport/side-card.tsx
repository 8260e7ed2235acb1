import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
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
import { Outline } from './outline.tsx'
import { PhotoNews } from './photo-news.tsx'
import { shrinkFile, type TakenPhoto } from './shrink-picture.ts'
import type { PassportUse } from './use-passport.ts'

interface SideProps extends Omit<PassportUse, 'passport'> {
  readonly id: string
  readonly shown: PhotoPassport['sides'][number]
  readonly photo: PhotoPassport['photos'][number] | undefined
  readonly isSold: boolean
  /** Whether the browser shrinks what is chosen, or the form has to send it; null until that is known. */
  readonly shrinks: boolean | null
}

interface ChosenPhoto {
  readonly field: RefObject<HTMLInputElement | null>
  /** What will be sent; null until a file is chosen and shrunk. */
  readonly chosen: TakenPhoto | null
  readonly preview: () => Promise<void>
  readonly drop: () => void
}

/** The file that is chosen for a side, also if that was before the page's script ran. */
function useChosenPhoto({ shown: { side }, shrinks, refuse }: SideProps): ChosenPhoto {
  const field = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<TakenPhoto | null>(null)
  const preview = async () => {
    setChosen(null)
    const [file] = field.current?.files ?? []
    if (!file || !shrinks) return
    const photo = await shrinkFile(file)
    // Another one may have been chosen since.
    if (field.current?.files?.[0] !== file) return
    setChosen(photo)
    if (photo) return
    field.current.form?.reset()
    refuse(side)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as it is known what the browser can do
  useEffect(() => void preview(), [shrinks])
  return { field, chosen, preview, drop: () => setChosen(null) }
}

/** Without script nothing shows what was chosen but the browser's own field. */
const PLAIN_FIELD_STYLE =
  'noscript:not-sr-only noscript:min-h-12 noscript:w-full noscript:min-w-0 noscript:rounded-field noscript:border noscript:border-edge noscript:bg-card noscript:px-3 noscript:py-2.5 noscript:text-small'

interface FormProps extends SideProps, ChosenPhoto {
  readonly onSaved: () => void
}

/** Chooses a photo of one side, which may have been taken before. It is sent once the seller has seen it. */
function SideForm({ id, shown: { side }, photo, add, state, shrinks, onSaved, ...choice }: FormProps) {
  const t = useTranslate()
  const fieldId = useId()
  const { field, chosen, preview, drop } = choice
  const name = t(SIDE_NAMES[side])
  const isReady = !shrinks || (chosen !== null && state.kind !== 'saving')
  const send = async (event: FormEvent<HTMLFormElement>) => {
    if (!shrinks) return
    event.preventDefault()
    if (!chosen || !isReady || !(await add(side, chosen.file))) return
    // After the sale, the form has gone with the side that it was for.
    field.current?.form?.reset()
    drop()
    onSaved()
  }
  const use = t(shrinks ? 'PHOTOS_USE' : 'PHOTOS_UPLOAD')
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={buildPassportPhotosPath(id, side)}
      onSubmit={(event) => void send(event)}
      className="relative grid gap-2"
      onReset={() => {
        drop()
        // The button that was pressed goes with the file.
        field.current?.focus({ preventScroll: true })
      }}
    >
      <input
        ref={field}
        id={fieldId}
        type="file"
        name="file"
        required
        accept={PHOTO_MEDIA_TYPES.join(',')}
        onChange={() => void preview()}
        className={`peer sr-only ${PLAIN_FIELD_STYLE}`}
      />
      <label
        htmlFor={fieldId}
        className={`${BUTTON_STYLES.secondary} cursor-pointer peer-valid:order-2 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-(--focus) noscript:sr-only`}
      >
        {t(photo || chosen ? 'PHOTOS_REPLACE' : 'PHOTOS_CHOOSE')}
        <span className="sr-only">: {name}</span>
      </label>
      {/* Nothing is waited for: the buttons are there as soon as a file is, whether the script has run or never does. */}
      <div className="hidden noscript:block peer-valid:block">
        <button
          type="submit"
          aria-disabled={!isReady}
          aria-label={`${use}: ${name}`}
          className={`${BUTTON_STYLES[shrinks ? 'primary' : 'secondary']} w-full cursor-pointer`}
        >
          {use}
        </button>
      </div>
      <div className="order-3 hidden peer-valid:block noscript:hidden">
        <button type="reset" aria-label={`${t('PHOTOS_DISCARD')}: ${name}`} className={LINK_STYLE}>
          {t('PHOTOS_DISCARD')}
        </button>
      </div>
    </form>
  )
}

function RemovalForm({ id, shown: { side }, remove, shrinks }: SideProps) {
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

/** One side of the device: its photo, the one that is about to be, or the outline of what it will show. */
export function SideCard({ takesPhotos, ...props }: SideProps & Pick<PhotoPassport, 'takesPhotos'>) {
  const t = useTranslate()
  const { id, shown, photo, isSold, state } = props
  const title = useRef<HTMLHeadingElement>(null)
  const choice = useChosenPhoto(props)
  const { chosen } = choice
  // From the sale on, a photo is signed or logged and stays.
  const isOpen = takesPhotos && !(photo && isSold)
  const name = t(SIDE_NAMES[shown.side])
  const url = chosen?.url ?? (photo && buildPassportPhotoPath(id, photo.photoId))
  // On a phone, sides without a photo take little room.
  const layout = url ? '' : 'max-sm:grid-cols-[5rem_1fr]'
  const place = url ? 'aspect-4/3' : 'aspect-4/3 max-sm:row-span-2 max-sm:row-start-1 max-sm:aspect-square'
  return (
    <li
      className={`grid content-start gap-x-4 gap-y-3 rounded-card border border-line bg-card p-4 ${layout}`}
    >
      <h3 ref={title} tabIndex={-1} className="text-base leading-snug outline-none">
        {name}
      </h3>
      <div className={`relative overflow-hidden rounded-field bg-tint ${place}`}>
        {url ? (
          <img
            src={url}
            alt={t('PHOTOS_YOURS', { side: name })}
            className="absolute inset-0 size-full object-contain"
          />
        ) : (
          <Outline path={shown.outline} className="absolute inset-0 size-full p-1 text-ink-soft sm:p-3" />
        )}
      </div>
      <div className="grid min-w-0 content-start gap-3">
        <p role="status" className="text-small empty:hidden">
          {chosen && t(isSold ? 'PHOTOS_PREVIEW_SOLD' : 'PHOTOS_PREVIEW')}
        </p>
        <PhotoNews state={state} />
        {isOpen && (
          <SideForm {...props} {...choice} onSaved={() => title.current?.focus({ preventScroll: true })} />
        )}
        {isOpen && photo && !chosen && <RemovalForm {...props} />}
      </div>
    </li>
  )
}
