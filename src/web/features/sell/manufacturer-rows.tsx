import { useId } from 'react'
import type { ManufacturerWithSeries } from '#contracts/catalogue-pages.ts'
import { buildOverviewSearch, readOverviewQuery } from '#domain/catalogue/overview-query.ts'
import { buildPath } from '#domain/routing/path.ts'
import { AppLink, RouteLink } from '#web/platform/navigation/app-link.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'

interface RowProps {
  readonly manufacturer: ManufacturerWithSeries
  /** The query that limits the manufacturer's list to this category. */
  readonly search: string
}

/** A manufacturer and the series that most people sell, in one line that scrolls sideways where it is narrow. */
function Row({ manufacturer: { name, url, thumbnail, topSeries }, search }: RowProps) {
  const { market } = useShop()
  const id = useId()
  return (
    <li className="flex min-w-0 items-center gap-2 rounded-card border border-line bg-card py-2 pl-2 sm:pl-3">
      <AppLink
        id={id}
        href={buildPath(market, 'overview', { overview: url }) + search}
        className="flex min-h-12 w-30 shrink-0 items-center gap-2 text-small font-semibold text-ink no-underline hover:text-accent sm:w-36 sm:gap-3 sm:text-base"
      >
        <img
          src={thumbnail}
          alt=""
          width={56}
          height={56}
          loading="lazy"
          decoding="async"
          className="size-11 shrink-0"
        />
        <span className="min-w-0 leading-tight hyphens-auto wrap-break-word">{name}</span>
      </AppLink>
      <ul
        aria-labelledby={id}
        className="flex min-w-0 grow gap-2 overflow-x-auto overscroll-x-contain p-1 pr-2 sm:pr-3"
      >
        {topSeries.map((series) => (
          <li key={series.url}>
            <RouteLink
              route="overview"
              params={{ overview: series.url }}
              className="inline-flex min-h-11 items-center whitespace-nowrap rounded-full border border-line px-3.5 text-small font-medium text-ink no-underline hover:border-accent hover:text-accent"
            >
              {series.name}
            </RouteLink>
          </li>
        ))}
      </ul>
    </li>
  )
}

export interface ManufacturerRowsProps {
  readonly manufacturers: readonly ManufacturerWithSeries[]
  /** Address of the category. */
  readonly category: string
}

/** The manufacturers of a category with their top series: for many, two taps less than through the whole list. */
export function ManufacturerRows({ manufacturers, category }: ManufacturerRowsProps) {
  const search = buildOverviewSearch({ ...readOverviewQuery(''), category })
  if (manufacturers.length === 0) return null
  return (
    <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
      {manufacturers.map((manufacturer) => (
        <Row key={manufacturer.url} manufacturer={manufacturer} search={search} />
      ))}
    </ul>
  )
}
