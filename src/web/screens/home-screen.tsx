import { isBusinessShop } from '#domain/markets/business-mode.ts'
import { BusinessHomeHero } from '#web/features/business/business-home-hero.tsx'
import { CategoryGrid } from '#web/features/catalogue/category-tiles.tsx'
import { DeviceGrid } from '#web/features/catalogue/device-card.tsx'
import { ManufacturerTiles } from '#web/features/catalogue/manufacturer-tiles.tsx'
import { RecentDevices } from '#web/features/catalogue/recent-devices.tsx'
import { HomeBanner } from '#web/features/home/home-banner.tsx'
import { HomeHero } from '#web/features/home/home-hero.tsx'
import { lateHome } from '#web/features/home/late-home.ts'
import { lateLists } from '#web/features/lists/late-lists.ts'
import { SearchForm } from '#web/features/search/search-form.tsx'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import type { ScreenProps } from '#web/platform/navigation/screen-props.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import { PageSection } from '#web/ui/page-section.tsx'

export function HomeScreen({ data }: ScreenProps<'home'>) {
  const { categories, topManufacturers, popularDevices, extras } = data
  const { shopMode, market } = useShop()
  const isBusinessHome = isBusinessShop(shopMode, market)
  const t = useTranslate()
  return (
    <>
      {extras.banner && <HomeBanner banner={extras.banner} />}
      {isBusinessHome ? (
        <BusinessHomeHero lists={<lateLists.Part />} search={<SearchForm isMain />} />
      ) : (
        <HomeHero search={<SearchForm isMain />} />
      )}
      {categories.length > 0 && (
        <PageSection title={t('HOME_CATEGORIES')}>
          <div className="mt-7">
            <CategoryGrid categories={categories} />
          </div>
        </PageSection>
      )}
      <RecentDevices />
      {popularDevices.length > 0 && (
        <PageSection title={t('HOME_POPULAR')} lead={t('HOME_POPULAR_TEXT')}>
          <div className="mt-7">
            <DeviceGrid devices={popularDevices} />
          </div>
        </PageSection>
      )}
      {topManufacturers.length > 0 && (
        <PageSection title={t('HOME_MANUFACTURERS')}>
          <div className="mt-7">
            <ManufacturerTiles manufacturers={topManufacturers} />
          </div>
        </PageSection>
      )}
      <lateHome.Part />
    </>
  )
}
