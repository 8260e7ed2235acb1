import { type ChangeEvent, useState } from 'react'
import type { Outcome } from '#contracts/desk/inspections.ts'
import type { PhotoSide } from '#domain/photo-passport/photo-sides.ts'
import { PhotoComparison } from '#web/ui/photo-comparison.tsx'
import { TEXTS } from '../../messages/texts.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { isPicture, shrinkPhoto } from '../../platform/photos/shrink-photo.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { DeskIcon } from '../../ui/desk-icon.tsx'

const T = TEXTS.inspection.sidePhotos

export interface SidePhotosProps {
  /** Of the device, in the API. */
  readonly path: string
  readonly outcome: Outcome
  readonly onChanged: () => void
}

interface SideProps extends Omit<SidePhotosProps, 'outcome'> {
  readonly compared: Outcome['sides'][number]
  readonly canAdd: boolean
}

/** Takes our photo of a side. */
function AddPhoto({
  path,
  side,
  onChanged,
}: Omit<SidePhotosProps, 'outcome'> & { readonly side: PhotoSide }) {
  const [isSending, setIsSending] = useState(false)
  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picture] = target.files ?? []
    if (!picture || !isPicture(picture)) return
    setIsSending(true)
    try {
      await callApi(`${path}/sides/${side}`, { method: 'POST', file: await shrinkPhoto(picture) })
      onChanged()
    } catch (error) {
      showToast({ text: describeError(error), tone: 'error' })
    }
    setIsSending(false)
    // The same file may be tried again.
    target.value = ''
  }
  return (
    <label
      className={`${DESK_BUTTON.secondary} relative w-fit cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)`}
    >
      <DeskIcon name="camera" />
      {isSending ? T.sending : T.add(T.names[side])}
      <input
        type="file"
        accept="image/*"
        capture="environment"
        onChange={(event) => void send(event)}
        className="sr-only"
      />
    </label>
  )
}

function ComparedSide({ path, compared, canAdd, onChanged }: SideProps) {
  const { side, ourPhotoId, isMissing } = compared
  const name = T.names[side]
  const seller = { url: `${path}/seller-photos/${side}`, alt: T.sellers(name) }
  return (
    <li className="grid content-start gap-2">
      <h3 className="font-text text-base font-medium tracking-normal first-letter:uppercase">{name}</h3>
      {ourPhotoId === null ? (
        <img
          src={seller.url}
          alt={seller.alt}
          className="aspect-4/3 w-full rounded-control border border-line bg-tint object-contain"
        />
      ) : (
        <PhotoComparison
          label={T.slider(name)}
          before={seller}
          after={{ url: `/desk/photos/${ourPhotoId}`, alt: T.ours(name) }}
        />
      )}
      {isMissing && <p className="text-error">{T.missing}</p>}
      {canAdd && <AddPhoto path={path} side={side} onChanged={onChanged} />}
    </li>
  )
}

/** The seller's photos beside ours. Like the seller's answers, they're shown once findings are locked. */
export function SidePhotos({ path, outcome, onChanged }: SidePhotosProps) {
  const { sides, canDecide } = outcome
  if (sides.length === 0) return null
  const missing = sides.filter(({ isMissing }) => isMissing).map(({ side }) => T.names[side])
  return (
    <section aria-labelledby="side-photos" className="grid gap-3">
      <h2 id="side-photos" className="font-text text-base font-semibold tracking-normal">
        {T.title}
      </h2>
      {missing.length > 0 && <p role="alert">{T.needed(missing.join(', '))}</p>}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {sides.map((compared) => (
          <ComparedSide
            key={compared.side}
            path={path}
            compared={compared}
            canAdd={canDecide}
            onChanged={onChanged}
          />
        ))}
      </ul>
    </section>
  )
}
