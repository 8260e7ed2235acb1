import { type MouseEvent, type RefObject, useRef, useState } from 'react'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'

export interface Photo {
  readonly url: string
  /** What it proves. */
  readonly alt: string
}

interface LargePhotoProps {
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly photo: Photo | null
}

/** A photo as large as the screen allows, above the page. */
function LargePhoto({ dialog, photo }: LargePhotoProps) {
  const t = useTranslate()
  const close = () => dialog.current?.close()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: for the keyboard there is the Escape key, and the button
    <dialog
      ref={dialog}
      aria-label={photo?.alt}
      // A click beside the photo hits the dialog itself.
      onClick={({ target }) => target === dialog.current && close()}
      className="m-auto max-h-[calc(100dvh-2rem)] max-w-[calc(100vw-2rem)] rounded-card border border-line bg-card p-3 text-ink backdrop:bg-deep/70"
    >
      <button
        type="button"
        onClick={close}
        className="ml-auto flex min-h-11 cursor-pointer items-center gap-2 px-2 text-small font-medium hover:text-accent"
      >
        {t('CLARIFICATION_PHOTO_CLOSE')}
        <Icon name="close" className="size-5" />
      </button>
      {photo && (
        <figure>
          <img
            src={photo.url}
            alt=""
            className="mx-auto max-h-[calc(100dvh-11rem)] max-w-full rounded-field object-contain"
          />
          <figcaption className="mt-2 max-w-text text-small">{photo.alt}</figcaption>
        </figure>
      )}
    </dialog>
  )
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

/** The photos of a finding, enlarged on a click. Without script the click opens the picture itself. */
export function FindingPhotos({ photos }: { readonly photos: readonly Photo[] }) {
  const t = useTranslate()
  const dialog = useRef<HTMLDialogElement>(null)
  const [shown, setShown] = useState<Photo | null>(null)
  function enlarge(event: MouseEvent, photo: Photo): void {
    // Safari before 15.4 has no dialogs.
    if (!isPlainClick(event) || typeof dialog.current?.showModal !== 'function') return
    event.preventDefault()
    setShown(photo)
    dialog.current.showModal()
  }
  if (photos.length === 0) return <span className="text-ink-soft">{t('CLARIFICATION_NO_PHOTO')}</span>
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {photos.map((photo) => (
          <li key={photo.url}>
            <a
              href={photo.url}
              target="_blank"
              rel="noreferrer"
              onClick={(event) => enlarge(event, photo)}
              className="block cursor-zoom-in rounded-field border border-line hover:border-accent"
            >
              <img
                src={photo.url}
                alt={photo.alt}
                width={96}
                height={96}
                loading="lazy"
                decoding="async"
                className="size-24 rounded-field bg-tint object-cover"
              />
              <span className="sr-only">{t('CLARIFICATION_PHOTO_LARGE')}</span>
            </a>
          </li>
        ))}
      </ul>
      <LargePhoto dialog={dialog} photo={shown} />
    </>
  )
}
