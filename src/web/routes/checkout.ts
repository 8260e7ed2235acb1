import { CheckoutPage } from '#web/features/checkout/checkout-page.tsx'
import { loadSaleScreen } from '#web/platform/navigation/load-screen.ts'
import type { RouteScreen } from '#web/platform/navigation/route-screen.ts'
import { byData } from './page-screens.ts'

export const screen: RouteScreen<'checkout'> = {
  load: loadSaleScreen,
  Screen: byData<'checkout'>(CheckoutPage),
  // The steps are parts of one page: moving between them makes no request.
  isConstant: true,
}
