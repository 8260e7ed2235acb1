import { createFileRoute } from '@tanstack/react-router'
import { PlaceholderPage } from '#web/features/placeholder/placeholder-page.tsx'
import { useTranslate } from '#web/platform/i18n.tsx'
import { loadScreen } from '#web/platform/load-screen.ts'

export const Route = createFileRoute('/sell/$category')({
  loader: loadScreen<'sell'>(),
  component: SellScreen,
})

function SellScreen() {
  const { category } = Route.useLoaderData().data
  const t = useTranslate()
  return (
    <PlaceholderPage
      title={t('SCREEN_SELL', { category: category.name })}
      lead={t('SCREEN_SELL_LEAD')}
      art={category.thumbnail}
    />
  )
}
