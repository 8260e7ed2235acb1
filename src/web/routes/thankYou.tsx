import { createFileRoute } from '@tanstack/react-router'
import { ThanksPage } from '#web/features/thanks/thanks-page.tsx'
import { loadSaleScreen } from '#web/platform/load-screen.ts'

export const Route = createFileRoute('/thankYou')({
  loader: loadSaleScreen<'thankYou'>(),
  component: ThankYouScreen,
})

function ThankYouScreen() {
  return <ThanksPage {...Route.useLoaderData().data} />
}
