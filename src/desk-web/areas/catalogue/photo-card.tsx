import type { FormEvent } from 'react'
import type { DevicePicture } from '#contracts/desk/catalogue-picture.ts'
import { PHOTO_MEDIA_TYPES } from '#domain/uploads/upload-media-types.ts'
import { DRAWING_TEXTS as T } from '../../messages/drawing-texts.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { CATALOGUE_KEY } from './catalogue-queries.ts'
import { buildPhotoPath, buildPictureSource } from './picture-queries.ts'

const SIDE = 160

interface PhotoProps {
  readonly picture: DevicePicture
}

function ShownPhoto({ picture }: PhotoProps) {
  const remove = useAction<DevicePicture>(CATALOGUE_KEY)
  return (
    <div className="flex flex-wrap items-end gap-4">
      <img
        src={buildPictureSource(picture)}
        alt={T.photoAlt(picture.name)}
        width={SIDE}
        height={SIDE}
        className="size-40 rounded-control bg-tint"
      />
      <ConfirmButton
        button={T.removePhoto}
        text={T.removeText}
        isDisabled={remove.isPending}
        onConfirm={() =>
          remove.mutate({
            method: 'DELETE',
            path: buildPhotoPath(picture.id),
            done: () => T.photoRemoved,
          })
        }
      />
    </div>
  )
}

function PhotoForm({ picture }: PhotoProps) {
  const add = useAction<DevicePicture>(CATALOGUE_KEY)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const file = new FormData(form).get('photo')
    if (!(file instanceof File) || file.size === 0) return
    add.mutate(
      { method: 'PUT', path: buildPhotoPath(picture.id), file, done: () => T.photoAdded },
      { onSuccess: () => form.reset() },
    )
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <label className="grid gap-1">
        <span className="text-ink-soft">{T.photoFile}</span>
        <input
          type="file"
          name="photo"
          required
          accept={PHOTO_MEDIA_TYPES.join(',')}
          className="w-full min-w-0"
        />
      </label>
      {add.error && (
        <p role="alert" className="text-error">
          {describeError(add.error)}
        </p>
      )}
      <button type="submit" className={`${DESK_BUTTON.secondary} w-fit`} disabled={add.isPending}>
        {picture.photoKey === null ? T.addPhoto : T.replacePhoto}
      </button>
    </form>
  )
}

/** A photo of the operator's own, shown instead of the drawing. */
export const PhotoCard = ({ picture }: PhotoProps) => (
  <Card title={T.photo}>
    <div className="grid gap-4">
      <p className="text-ink-soft">{T.photoLead}</p>
      {picture.photoKey !== null && <ShownPhoto picture={picture} />}
      <PhotoForm picture={picture} />
    </div>
  </Card>
)
