import { createFileRoute } from '@tanstack/react-router'
import { CheckoutPage } from '#web/features/checkout/checkout-page.tsx'
import { loadSaleScreen } from '#web/platform/navigation/load-screen.ts'

export const Route = createFileRoute('/checkout')({
  loader: loadSaleScreen<'checkout'>(),
  // The steps are parts of one page: moving between them makes no request.
  staleTime: Number.POSITIVE_INFINITY,
  component: CheckoutScreen,
})

function CheckoutScreen() {
  return <CheckoutPage {...Route.useLoaderData().data} />
}
