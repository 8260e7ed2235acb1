import { createFileRoute } from '@tanstack/react-router'
import { ResetPage } from '#web/features/account/reset-page.tsx'
import { loadSellerScreen } from '#web/platform/load-screen.ts'

export const Route = createFileRoute('/account/password/reset')({
  loader: loadSellerScreen<'accountPasswordReset'>(),
  component: ResetPage,
})
