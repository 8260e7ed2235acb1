import { Breadcrumbs } from '#web/features/catalogue/breadcrumbs.tsx'
import { CategoryGrid } from '#web/features/catalogue/category-tiles.tsx'
import { DeviceRows } from '#web/features/catalogue/device-rows.tsx'
import { FilterChips } from '#web/features/overview/filter-chips.tsx'
import { NoDevices } from '#web/features/overview/no-devices.tsx'
import { OverviewAbout, OverviewList } from '#web/features/overview/overview-list.tsx'
import { Paging } from '#web/features/overview/paging.tsx'
import { SeriesBar } from '#web/features/overview/series-bar.tsx'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import type { ScreenProps } from '#web/platform/navigation/screen-props.ts'
import { useSearchEvent } from '#web/platform/tracking/search-event.ts'
import { Container } from '#web/ui/container.tsx'

const FIRST_SCREEN = 6

export function OverviewScreen({ data }: ScreenProps<'overview'>) {
  const t = useTranslate()
  const isSearch = data.kind === 'search'
  const hasQuestion = !isSearch || data.query.q !== ''
  useSearchEvent(isSearch ? data.query.q : '', data.total)
  return (
    <Container className="pt-3 sm:pt-5">
      <Breadcrumbs crumbs={data.breadcrumbs} />
      <h1 className="mt-2 text-page wrap-anywhere hyphens-auto">{data.name}</h1>
      {hasQuestion ? (
        <p role="status" className="mt-2 text-lead text-ink-soft">
          {t('OVERVIEW_COUNT', { count: data.total })}
        </p>
      ) : (
        <p className="mt-3 max-w-text text-lead text-ink-soft">{t('OVERVIEW_SEARCH_HINT')}</p>
      )}
      {!isSearch && (
        <div className="mt-3">
          <SeriesBar data={data} />
          <FilterChips data={data} />
        </div>
      )}
      {data.groups.length > 0 ? (
        <OverviewList
          data={data}
          renderDevices={(devices, isFirst) => (
            <DeviceRows devices={devices} eagerCount={isFirst ? FIRST_SCREEN : 0} />
          )}
        />
      ) : (
        <NoDevices data={data} tiles={<CategoryGrid categories={data.categories} />} />
      )}
      <Paging data={data} />
      <OverviewAbout data={data} />
    </Container>
  )
}
