import { formatCategoryTitle } from '#messages/format-category-title.ts'
import { Breadcrumbs } from '#web/features/catalogue/breadcrumbs.tsx'
import { DeviceGrid } from '#web/features/catalogue/device-card.tsx'
import { ManufacturerRows } from '#web/features/sell/manufacturer-rows.tsx'
import { SellHead } from '#web/features/sell/sell-head.tsx'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import type { ScreenProps } from '#web/platform/navigation/screen-props.ts'
import { BlockView } from '#web/platform/page/block-view.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Container } from '#web/ui/container.tsx'
import { PageSection } from '#web/ui/page-section.tsx'

export function SellScreen({ data }: ScreenProps<'sell'>) {
  const { category, blocks, deviceCount, topManufacturers, topDevices } = data
  const { market } = useShop()
  const t = useTranslate()
  return (
    <>
      <SellHead
        title={formatCategoryTitle(t, market.locale, category.name)}
        art={category.thumbnail}
        breadcrumbs={<Breadcrumbs crumbs={[]} />}
      />
      <PageSection title={t('SELL_MANUFACTURERS')}>
        <div className="mt-6">
          <ManufacturerRows manufacturers={topManufacturers} category={category.url} />
          <RouteLink
            route="overview"
            params={{ overview: category.url }}
            className={`mt-5 ${BUTTON_STYLES.primary}`}
          >
            {t('SELL_ALL', { count: deviceCount })}
          </RouteLink>
        </div>
      </PageSection>
      <PageSection title={t('SELL_DEVICES')} lead={t('HOME_POPULAR_TEXT')}>
        <div className="mt-6">
          <DeviceGrid devices={topDevices} />
        </div>
      </PageSection>
      <Container className="pt-16 sm:pt-24">
        <div className="gap-x-14 lg:columns-2 [&_h2]:break-after-avoid [&_li]:break-inside-avoid [&_p]:break-inside-avoid">
          {blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes its order
            <BlockView key={index} block={block} />
          ))}
        </div>
      </Container>
    </>
  )
}
