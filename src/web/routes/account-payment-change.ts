import { PaymentPage } from '#web/features/account/payment-page.tsx'
import { loadAccountScreen } from '#web/platform/navigation/load-screen.ts'
import type { RouteScreen } from '#web/platform/navigation/route-screen.ts'

export const screen: RouteScreen<'accountPaymentChange'> = {
  load: loadAccountScreen,
  Screen: PaymentPage,
}
