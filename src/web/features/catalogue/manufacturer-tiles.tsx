import type { ManufacturerTile } from '#contracts/catalogue-pages.ts'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'

export interface ManufacturerTilesProps {
  readonly manufacturers: readonly ManufacturerTile[]
}

/** Manufacturers with their best-selling device: a name alone is easily overlooked. */
export function ManufacturerTiles({ manufacturers }: ManufacturerTilesProps) {
  if (manufacturers.length === 0) return null
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      {manufacturers.map(({ name, url, thumbnail }) => (
        <li key={url}>
          <RouteLink
            route="overview"
            params={{ overview: url }}
            className="flex min-h-16 items-center gap-1.5 rounded-card border border-line bg-card px-2 py-2 text-small font-semibold sm:gap-3 sm:px-3 sm:text-base text-ink no-underline transition-colors duration-150 hover:border-accent hover:text-accent"
          >
            <img
              src={thumbnail}
              alt=""
              width={56}
              height={56}
              loading="lazy"
              decoding="async"
              className="size-10 shrink-0 sm:size-14"
            />
            <span className="min-w-0 leading-tight hyphens-auto wrap-break-word">{name}</span>
          </RouteLink>
        </li>
      ))}
    </ul>
  )
}
