import { createFileRoute } from '@tanstack/react-router'
import { ThanksPage } from '#web/features/thanks/thanks-page.tsx'
import { loadTradeScreen } from '#web/platform/navigation/load-screen.ts'

export const Route = createFileRoute('/thankYou')({
  loader: loadTradeScreen<'thankYou'>(),
  component: ThankYouScreen,
})

function ThankYouScreen() {
  return <ThanksPage {...Route.useLoaderData().data} />
}
