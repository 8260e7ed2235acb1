import type { Sale } from '#contracts/desk/sale.ts'

export interface PhotoRowProps {
  readonly photos: Sale['unboxingPhotos']
  /** What a photo is called, by its place. */
  readonly name: (place: number) => string
}

/** Photos side by side; each opens in full. Every view is in the audit log. */
export function PhotoRow({ photos, name }: PhotoRowProps) {
  if (photos.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {photos.map(({ photoId }, index) => (
        <li key={photoId}>
          <a href={`/desk/photos/${photoId}`} target="_blank" rel="noreferrer">
            <img
              src={`/desk/photos/${photoId}`}
              alt={name(index + 1)}
              loading="lazy"
              className="size-24 rounded-control border border-line object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
