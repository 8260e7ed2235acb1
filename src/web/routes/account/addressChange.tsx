import { createFileRoute } from '@tanstack/react-router'
import { AddressPage } from '#web/features/account/address-page.tsx'
import { loadAccountScreen } from '#web/platform/navigation/load-screen.ts'

export const Route = createFileRoute('/account/addressChange')({
  loader: loadAccountScreen<'accountAddressChange'>(),
  component: AddressPage,
})
