import { PayoutObjectionPage } from '#web/features/payout-objection/payout-objection-page.tsx'
import { loadTradeScreen } from '#web/platform/navigation/load-screen.ts'
import type { RouteScreen } from '#web/platform/navigation/route-screen.ts'

export const screen: RouteScreen<'payoutObjection'> = {
  load: loadTradeScreen,
  Screen: PayoutObjectionPage,
}
