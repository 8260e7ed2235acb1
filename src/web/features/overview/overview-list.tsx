import type { ReactNode } from 'react'
import type { DeviceCard, OverviewData, OverviewGroup } from '#contracts/catalogue-pages.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { BlockView } from '#web/platform/page/block-view.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { seriesAnchor } from './series-bar.tsx'

export type RenderDevices = (devices: readonly DeviceCard[], isFirst: boolean) => ReactNode

interface GroupProps {
  readonly group: OverviewGroup
  readonly children: ReactNode
}

/** Its headline leads to the page of the series. */
function SeriesGroup({ group: { series }, children }: GroupProps) {
  if (!series) return <div className="mt-4 sm:mt-6">{children}</div>
  const id = seriesAnchor(series.url)
  return (
    <section aria-labelledby={id} className="mt-3 sm:mt-8">
      <h2 id={id} className="border-b border-line text-title sm:mb-3">
        <RouteLink
          route="overview"
          params={{ overview: series.url }}
          className="inline-flex min-h-11 items-center gap-x-1 text-ink no-underline hover:text-accent hover:underline"
        >
          {series.name}
          <Icon name="chevron" className="size-5 shrink-0 -rotate-90 text-accent" />
        </RouteLink>
      </h2>
      {children}
    </section>
  )
}

export interface OverviewListProps {
  readonly data: OverviewData
  readonly renderDevices: RenderDevices
}

/** The devices of a list, grouped by series when sorted by series. */
export function OverviewList({ data, renderDevices }: OverviewListProps) {
  return data.groups.map((group, index) => (
    <SeriesGroup key={group.devices[0]?.id ?? index} group={group}>
      {renderDevices(group.devices, index === 0)}
    </SeriesGroup>
  ))
}

/** Background about the manufacturer or category; below the list, which is what people came for. */
export function OverviewAbout({ data }: { readonly data: OverviewData }) {
  const t = useTranslate()
  if (data.blocks.length === 0) return null
  const hasOwnHeading = data.blocks.some(({ kind }) => kind === 'heading')
  return (
    <div className="mt-16 max-w-text border-t border-line pt-8">
      {!hasOwnHeading && <h2 className="text-title">{t('OVERVIEW_ABOUT')}</h2>}
      {data.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes its order
        <BlockView key={index} block={block} />
      ))}
    </div>
  )
}
