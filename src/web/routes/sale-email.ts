import { SaleEmailPage } from '#web/features/sale-email/sale-email-page.tsx'
import { loadTradeScreen } from '#web/platform/navigation/load-screen.ts'
import type { RouteScreen } from '#web/platform/navigation/route-screen.ts'

export const screen: RouteScreen<'saleEmail'> = {
  load: loadTradeScreen,
  Screen: SaleEmailPage,
}
