import { TEXTS } from '../../messages/texts.ts'
import { DeskIcon } from '../../ui/desk-icon.tsx'

interface Thumb {
  readonly photoId: string
  readonly alt: string
  readonly label: string
  readonly icon: 'close' | 'tick'
  readonly onPress: () => void
}

/** A photo, and what can be done with it. */
function PhotoThumb({ photoId, alt, label, icon, onPress }: Thumb) {
  return (
    <span className="relative inline-flex">
      <a href={`/desk/photos/${photoId}`} target="_blank" rel="noreferrer">
        <img
          src={`/desk/photos/${photoId}`}
          alt={alt}
          className="h-14 w-14 rounded-control border border-line object-cover"
        />
      </a>
      <button
        type="button"
        aria-label={label}
        title={label}
        onClick={onPress}
        className="absolute -top-1.5 -right-1.5 inline-flex size-6 items-center justify-center rounded-full border border-line bg-card text-ink-soft hover:text-ink"
      >
        <DeskIcon name={icon} className="size-3.5" />
      </button>
    </span>
  )
}

/** The photos of one question. */
export const ProvingPhotos = ({
  photoIds,
  title,
  onRemove,
}: {
  readonly photoIds: readonly string[]
  readonly title: string
  readonly onRemove: (photoId: string) => void
}) =>
  photoIds.map((photoId) => (
    <PhotoThumb
      key={photoId}
      photoId={photoId}
      alt={TEXTS.inspection.photoOf(title)}
      label={TEXTS.inspection.removePhoto(title)}
      icon="close"
      onPress={() => onRemove(photoId)}
    />
  ))

/** Photos that prove nothing, until someone says what. */
export const PhotosAside = ({
  photoIds,
  onUse,
}: {
  readonly photoIds: readonly string[]
  readonly onUse: (photoId: string) => void
}) =>
  photoIds.length > 0 && (
    <div className="grid gap-1.5">
      <h3 className="font-text text-tiny font-medium tracking-normal text-ink-soft">
        {TEXTS.inspection.aside}
      </h3>
      <div className="flex flex-wrap gap-2">
        {photoIds.map((photoId) => (
          <PhotoThumb
            key={photoId}
            photoId={photoId}
            alt={TEXTS.inspection.photoAside}
            label={TEXTS.inspection.usePhoto}
            icon="tick"
            onPress={() => onUse(photoId)}
          />
        ))}
      </div>
    </div>
  )
