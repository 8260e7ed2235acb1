import { createFileRoute } from '@tanstack/react-router'
import { ConfirmPage } from '#web/features/price-watch/confirm-page.tsx'
import { loadPriceWatchScreen } from '#web/platform/navigation/load-screen.ts'

export const Route = createFileRoute('/priceWatch/confirm/$watchKey')({
  loader: loadPriceWatchScreen<'priceWatchConfirm'>(),
  component: ConfirmScreen,
})

function ConfirmScreen() {
  const { watchKey } = Route.useParams()
  return <ConfirmPage watchKey={watchKey} {...Route.useLoaderData().data} />
}
