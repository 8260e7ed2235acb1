import { createFileRoute } from '@tanstack/react-router'
import { PaymentPage } from '#web/features/account/payment-page.tsx'
import { loadAccountScreen } from '#web/platform/navigation/load-screen.ts'

export const Route = createFileRoute('/account/paymentChange')({
  loader: loadAccountScreen<'accountPaymentChange'>(),
  component: PaymentPage,
})
