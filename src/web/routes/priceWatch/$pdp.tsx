import { createFileRoute } from '@tanstack/react-router'
import { WatchPage } from '#web/features/price-watch/watch-page.tsx'
import { loadPriceWatchScreen } from '#web/platform/navigation/load-screen.ts'

export const Route = createFileRoute('/priceWatch/$pdp')({
  loader: loadPriceWatchScreen<'priceWatch'>(),
  component: WatchScreen,
})

function WatchScreen() {
  const { data } = Route.useLoaderData()
  return <WatchPage key={data.device.id} {...data} />
}
