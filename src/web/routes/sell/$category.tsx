import { createFileRoute } from '@tanstack/react-router'
import { categoryTitle } from '#messages/category-title.ts'
import { PlaceholderPage } from '#web/features/placeholder/placeholder-page.tsx'
import { useTranslate } from '#web/platform/i18n.tsx'
import { loadScreen } from '#web/platform/load-screen.ts'
import { useShop } from '#web/platform/shop.tsx'

export const Route = createFileRoute('/sell/$category')({
  loader: loadScreen<'sell'>(),
  component: SellScreen,
})

function SellScreen() {
  const { category } = Route.useLoaderData().data
  const { market } = useShop()
  const t = useTranslate()
  return (
    <PlaceholderPage
      title={categoryTitle(t, market.locale, category.name)}
      lead={t('SCREEN_SELL_LEAD')}
      art={category.thumbnail}
    />
  )
}
