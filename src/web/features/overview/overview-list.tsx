import type { ReactNode } from 'react'
import type { DeviceCard, OverviewData, OverviewGroup } from '#contracts/catalogue-pages.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { BlockView } from '#web/platform/page/block-view.tsx'

export type RenderDevices = (devices: readonly DeviceCard[], isFirst: boolean) => ReactNode

interface GroupProps {
  readonly group: OverviewGroup
  readonly children: ReactNode
}

function SeriesGroup({ group: { series }, children }: GroupProps) {
  const t = useTranslate()
  if (!series) return <div className="mt-8">{children}</div>
  const id = `series-${series.url}`
  return (
    <section aria-labelledby={id} className="mt-12 first:mt-8">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line pb-1">
        <h2 id={id} className="text-title">
          {series.name}
        </h2>
        <RouteLink
          route="overview"
          params={{ overview: series.url }}
          className="inline-flex min-h-11 items-center text-small font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          {t('OVERVIEW_ALL_OF_SERIES', { series: series.name })}
        </RouteLink>
      </div>
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
