import { AddressPage } from '#web/features/account/address-page.tsx'
import { loadAccountScreen } from '#web/platform/navigation/load-screen.ts'
import type { RouteScreen } from '#web/platform/navigation/route-screen.ts'

export const screen: RouteScreen<'accountAddressChange'> = {
  load: loadAccountScreen,
  Screen: AddressPage,
}
