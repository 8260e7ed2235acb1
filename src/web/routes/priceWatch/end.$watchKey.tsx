import { createFileRoute } from '@tanstack/react-router'
import { EndPage } from '#web/features/price-watch/end-page.tsx'
import { loadPriceWatchScreen } from '#web/platform/navigation/load-screen.ts'

export const Route = createFileRoute('/priceWatch/end/$watchKey')({
  loader: loadPriceWatchScreen<'priceWatchEnd'>(),
  component: EndScreen,
})

function EndScreen() {
  return <EndPage watchKey={Route.useParams().watchKey} />
}
