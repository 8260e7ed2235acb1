import { type FormEvent, useState } from 'react'
import type { BookedIn, Parcel } from '#contracts/desk/arrivals.ts'
import { PHOTO_MEDIA_TYPES } from '#domain/uploads/upload-media-types.ts'
import { TEXTS } from '../../messages/texts.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { useDroppedFiles } from '../../platform/photos/use-dropped-files.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Webcam } from '../../ui/webcam.tsx'
import { buildParcelKey } from './parcel-query.ts'
import { type ParcelPhotos, useParcelPhotos } from './use-parcel-photos.ts'

const T = TEXTS.arrivals

const FIELD = 'min-h-9 rounded-control border border-edge bg-card px-2 max-md:min-h-11'

interface PhotosProps extends Pick<Parcel, 'photoIds'> {
  readonly photos: ParcelPhotos
}

function Photos({ photoIds, photos }: PhotosProps) {
  return (
    <div className="grid gap-2">
      <label className="grid gap-1">
        <span className="text-ink-soft">{T.photos}</span>
        <input
          type="file"
          multiple
          accept={PHOTO_MEDIA_TYPES.join(',')}
          onChange={({ target }) => photos.add(target.files ?? [])}
          className={`${FIELD} py-1`}
        />
      </label>
      <p className="text-tiny text-ink-soft">{T.photosHint}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Webcam onTake={(photo) => photos.add([photo])} />
        {photos.sending > 0 && <span role="status">{T.sending}</span>}
      </div>
      <ul className="flex flex-wrap gap-2">
        {photoIds.map((photoId, index) => (
          <li key={photoId}>
            <a href={`/desk/photos/${photoId}`} target="_blank" rel="noreferrer">
              <img
                src={`/desk/photos/${photoId}`}
                alt={T.photo(index + 1)}
                className="size-24 rounded-control border border-line object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface MissingProps extends Pick<Parcel, 'items'> {
  readonly missing: readonly number[]
  readonly onChange: (missing: readonly number[]) => void
}

const MissingDevices = ({ items, missing, onChange }: MissingProps) => (
  <fieldset className="grid gap-1">
    <legend className="mb-1 text-ink-soft">{T.missing}</legend>
    {items.map(({ itemNumber, device, state }) => (
      <label key={itemNumber} className="flex min-h-9 items-center gap-2 max-md:min-h-11">
        <input
          type="checkbox"
          checked={missing.includes(itemNumber)}
          onChange={({ target }) =>
            onChange(
              target.checked ? [...missing, itemNumber] : missing.filter((number) => number !== itemNumber),
            )
          }
          className="size-4 accent-accent"
        />
        {T.missingDevice(itemNumber, device, TEXTS.states[state])}
      </label>
    ))}
  </fieldset>
)

export interface BookingFormProps {
  readonly parcel: Parcel
  readonly onPhoto: () => void
  readonly onBooked: (booked: BookedIn) => void
}

/** Weight, photos and what is missing; Enter books the parcel in. */
export function BookingForm({ parcel, onPhoto, onBooked }: BookingFormProps) {
  const { tradeNumber, photoIds, items } = parcel
  const [weight, setWeight] = useState('')
  const [missing, setMissing] = useState<readonly number[]>([])
  const photos = useParcelPhotos(tradeNumber, onPhoto)
  const book = useAction<BookedIn>(buildParcelKey(tradeNumber))
  useDroppedFiles(photos.add)
  // From the first Enter on, also while photos are on their way: a second one would be refused, and hide that it is done.
  const [isSubmitting, setIsSubmitting] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSubmitting) return
    setIsSubmitting(true)
    await photos.settle()
    book.mutate(
      { path: `/desk/api/arrivals/${tradeNumber}`, json: { weightInGrams: Number(weight), missing } },
      { onSuccess: onBooked, onSettled: () => setIsSubmitting(false) },
    )
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="mt-3 grid max-w-xl gap-4">
      <label className="grid gap-1">
        <span className="text-ink-soft">{T.weightInGrams}</span>
        <input
          // biome-ignore lint/a11y/noAutofocus: the parcel is on the scales
          autoFocus
          required
          type="number"
          min={1}
          max={100_000}
          value={weight}
          onChange={({ target }) => setWeight(target.value)}
          className={`${FIELD} w-40`}
        />
      </label>
      <Photos photoIds={photoIds} photos={photos} />
      <MissingDevices
        items={items.filter(({ isExpected }) => isExpected)}
        missing={missing}
        onChange={setMissing}
      />
      <button type="submit" className={`${DESK_BUTTON.primary} w-fit`} disabled={isSubmitting}>
        {T.submit}
      </button>
    </form>
  )
}
