import { useId } from 'react'
import type { OverviewData } from '#contracts/catalogue-pages.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { ChipRow } from './chip-row.tsx'

/** The anchor of a series in the list. */
export const seriesAnchor = (url: string): string => `series-${url}`

/** Jumps to a series: further down on this page, or to its own page. */
export function SeriesBar({ data }: { readonly data: OverviewData }) {
  const t = useTranslate()
  const id = useId()
  if (data.series.length === 0) return null
  const here = new Set(data.groups.map(({ series }) => series?.url))
  return (
    <nav aria-label={t('OVERVIEW_JUMP')}>
      <ChipRow id={id} label={t('FILTER_SERIES')}>
        {data.series.map(({ name, url }) => (
          <li key={url}>
            {here.has(url) ? (
              <a href={`#${seriesAnchor(url)}`} className="chip">
                {name}
              </a>
            ) : (
              <RouteLink route="overview" params={{ overview: url }} className="chip">
                {name}
              </RouteLink>
            )}
          </li>
        ))}
      </ChipRow>
    </nav>
  )
}
